/** The error reports that the app sends when `VITE_REPORT_URL` is `/sandbox/reports`. */
import * as v from 'valibot';

export const reportSchema = v.object({
  kind: v.pipe(v.string(), v.maxLength(20)),
  route: v.pipe(v.string(), v.maxLength(60)),
  version: v.pipe(v.string(), v.maxLength(40)),
  device: v.pipe(v.string(), v.maxLength(20)),
  value: v.optional(v.number()),
  name: v.optional(v.pipe(v.string(), v.maxLength(40))),
  where: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export type Report = v.InferOutput<typeof reportSchema> & { at: number };

/** Older ones are dropped. */
const MAX_REPORTS = 500;

export class ReportLog {
  #reports: Report[] = [];

  add(report: Report): void {
    this.#reports = [...this.#reports, report].slice(-MAX_REPORTS);
  }

  clear(): void {
    this.#reports = [];
  }

  list(): readonly Report[] {
    return this.#reports;
  }
}
