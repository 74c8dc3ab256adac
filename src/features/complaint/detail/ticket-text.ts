/** A complaint as plain text, to paste into a message to customer service. Pure. */

export interface TicketLine {
  label: string;
  /** Lines without a value are omitted. */
  value: string | undefined;
}

/** Lines of `Label: value`. A value of several lines starts below its label. */
export function ticketText(lines: readonly TicketLine[]): string {
  return lines
    .filter((line): line is { label: string; value: string } => line.value !== undefined && line.value !== '')
    .map(({ label, value }) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n');
}
