import { daysBetween } from '@forecourt/domain';

/**
 * Whether a date is one of every second Saturday, counted from a first one, on which a service department works by
 * appointment only. Dates are YYYY-MM-DD.
 * @example isAppointmentSaturday('2025-06-28', '2025-06-14') // true
 */
export function isAppointmentSaturday(date: string, firstSaturday: string): boolean {
  const days = daysBetween(firstSaturday, date);
  return days >= 0 && days % 14 === 0;
}
