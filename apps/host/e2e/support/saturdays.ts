const day = 86_400_000;

/**
 * Whether a workshop takes the Saturday of this week, today's included, by appointment only: every second one, counted
 * from the first.
 * @param first a Saturday, YYYY-MM-DD
 */
export function isBySaturdayAppointment(first: string, timeZone: string, now = new Date()): boolean {
  const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(now);
  const date = new Date(`${today}T00:00:00Z`);
  const saturday = date.getTime() + ((6 - date.getUTCDay() + 7) % 7) * day;
  return Math.round((saturday - Date.parse(`${first}T00:00:00Z`)) / day / 7) % 2 === 0;
}
