/** A complaint as text, for a ticket of support. Pure. */

export interface TicketLine {
  label: string;
  /** Absent ones are left out. */
  value: string | undefined;
}

/** `Label: value` line by line; longer values and lists stand below their label. */
export function ticketText(lines: readonly TicketLine[]): string {
  return lines
    .filter((line): line is { label: string; value: string } => line.value !== undefined && line.value !== '')
    .map(({ label, value }) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n');
}
