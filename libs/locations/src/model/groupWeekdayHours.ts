import type { OpeningHour } from '@forecourt/domain';
import { hoursWords } from './dayHours.ts';
import { plainSpeech, type HoursSpeech } from './hoursSpeech.ts';
import { weekdayName } from './wording.ts';

export interface WeekdayGroup {
  /** @example 'Monday to Friday' */
  label: string;
  /** @example '8:30 am – 5:30 pm' */
  words: string;
  /** 0 is Sunday. */
  weekdays: number[];
}

const workingDays = [1, 2, 3, 4, 5];
const weekFromMonday = [...workingDays, 6, 0];

/**
 * The week as people read it, from Monday: Monday to Friday as one line when they are equal, else day by day.
 * Days the feed leaves out are left out.
 */
export function groupWeekdayHours(hours: readonly OpeningHour[], speech: HoursSpeech = plainSpeech): WeekdayGroup[] {
  const { say, locale } = speech;
  const days = weekFromMonday.flatMap((weekday): WeekdayGroup[] => {
    const entries = hours.filter((entry) => entry.weekday === weekday);
    const open = entries.filter((entry) => entry.status === 'Open');
    const words = open.length ? open.map((entry) => hoursWords(entry, speech)).join(', ') : say('hours.closed');
    return entries.length ? [{ label: weekdayName(weekday, locale), words, weekdays: [weekday] }] : [];
  });
  const working = days.filter(({ weekdays }) => workingDays.includes(weekdays[0] ?? 0));
  const [first] = working;
  const isEven = working.length === workingDays.length && working.every(({ words }) => words === first?.words);
  if (!first || !isEven) return days;
  const rest = days.filter((day) => !working.includes(day));
  const label = say('hours.days', { first: weekdayName(1, locale), last: weekdayName(5, locale) });
  return [{ label, words: first.words, weekdays: workingDays }, ...rest];
}
