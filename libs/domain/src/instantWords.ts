/** @example timeWords('2026-11-28T01:00:00.000Z', 'Australia/Perth') // 'Saturday 28 November 2026 at 9:00 am' */
export function timeWords(start: string, zone: string): string {
  if (Number.isNaN(Date.parse(start))) return start;
  const at = new Date(start);
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone: zone, ...options }).format(at);
  const day = parts({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '');
  return `${day} at ${parts({ hour: 'numeric', minute: '2-digit', hour12: true })}`;
}

/** @example shortTimeWords('2026-11-28T01:00:00.000Z', 'Australia/Perth') // 'Sat 28 Nov, 9:00 am' */
export function shortTimeWords(start: string, zone: string): string {
  const at = new Date(start);
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone: zone, ...options }).format(at);
  const day = parts({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
  return `${day}, ${parts({ hour: 'numeric', minute: '2-digit', hour12: true })}`;
}
