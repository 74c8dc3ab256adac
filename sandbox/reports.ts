/** The error reports that the app sends when `VITE_REPORT_URL` is `/sandbox/reports`. */
import * as v from 'valibot';
import { BUILT_PLACE, ERROR_NAME, REPORT_KINDS } from '../src/api/report-values.ts';
import { routePatterns } from '../src/paths.ts';

export const reportSchema = v.object({
  kind: v.picklist(REPORT_KINDS),
  route: v.picklist([...Object.values(routePatterns), '*']),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(?:\+[\da-f]{4,40})?$/)),
  device: v.picklist(['ios', 'android', 'desktop']),
  value: v.optional(v.number()),
  name: v.optional(v.pipe(v.string(), v.regex(ERROR_NAME))),
  where: v.optional(v.pipe(v.string(), v.regex(new RegExp(`^(?:${BUILT_PLACE.source})$`)))),
});

export type Report = v.InferOutput<typeof reportSchema> & { at: number };

/** Older ones are dropped. */
export const MAX_REPORTS = 500;
