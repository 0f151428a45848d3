export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** @param weekday 0 is Sunday */
export function weekdayName(weekday: number): string {
  return weekdayNames[((weekday % 7) + 7) % 7] ?? '';
}

/** Minutes since midnight of a time as HH:MM. @example minutesOf('24:00') // 1440 */
export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** A time as people say it. @param minutes since midnight; past 1440 is the next day @example clockWords(1050) // '5:30 pm' */
export function clockWords(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  if (ofDay === 0) return 'midnight';
  const hours = Math.floor(ofDay / 60);
  const rest = String(ofDay % 60).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${rest} ${hours < 12 ? 'am' : 'pm'}`;
}
