import { dateFormat, isHomeEnglish, messageLocale } from '@forecourt/domain/messages';
import { plainSpeech, type HoursSpeech } from './hoursSpeech.ts';

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A Sunday. */
const sunday = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;

/** @param weekday 0 is Sunday @param locale BCP 47 tag of the site */
export function weekdayName(weekday: number, locale: string = messageLocale): string {
  const place = ((weekday % 7) + 7) % 7;
  if (isHomeEnglish(locale)) return weekdayNames[place] ?? '';
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(sunday + place * dayMs);
}

/** Minutes since midnight of a time as HH:MM. @example minutesOf('24:00') // 1440 */
export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** A time as people say it. @param minutes since midnight; past 1440 is the next day @example clockWords(1050) // '5:30 pm' */
export function clockWords(minutes: number, { say, locale }: HoursSpeech = plainSpeech): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  if (ofDay === 0) return say('hours.midnight');
  if (!isHomeEnglish(locale)) {
    const clock = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    return clock.format(sunday + ofDay * 60_000);
  }
  const hours = Math.floor(ofDay / 60);
  const rest = String(ofDay % 60).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${rest} ${hours < 12 ? 'am' : 'pm'}`;
}
