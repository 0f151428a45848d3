import { weekdayOf, type Location, type OpeningHour, type SpecialHours } from '@forecourt/domain';
import { plainSpeech, type HoursSpeech } from './hoursSpeech.ts';
import { clockWords, minutesOf } from './wording.ts';

/** What hours are read from; a location has it. */
export type PlaceHours = Pick<Location, 'id' | 'time_zone'> & {
  contact_detail: Pick<Location['contact_detail'], 'opening_hours' | 'special_hours'>;
};

/** Only the hours of a location, to send to the browser: the rest, such as phone numbers, stays on the server. */
export function placeHours({ id, time_zone, contact_detail }: PlaceHours): PlaceHours {
  const { opening_hours, special_hours } = contact_detail;
  return { id, time_zone, contact_detail: { opening_hours, special_hours } };
}

/** Minutes since local midnight of the day it starts on. `to` passes 1440 where a place closes after midnight. */
export interface OpenSpan {
  from: number;
  to: number;
}

export interface DayHours {
  spans: OpenSpan[];
  /** @example 'Christmas Day'; empty on ordinary days */
  name: string;
  isSpecial: boolean;
  /** Already worded. @example '8:30 am – 5:30 pm' */
  words: string;
}

/** A close at or before the open belongs to the next day: 18:00 to 02:00 is eight hours. */
function spanOf(open: string | null, close: string | null): OpenSpan[] {
  if (open === null || close === null) return [];
  const from = minutesOf(open);
  const to = minutesOf(close);
  return [{ from, to: to > from ? to : to + 1440 }];
}

function spanWords({ from, to }: OpenSpan, speech: HoursSpeech): string {
  return speech.say('hours.span', { from: clockWords(from, speech), to: clockWords(to, speech) });
}

/** One weekday's hours as the feed words them, else worded from the times. */
export function hoursWords(entry: OpeningHour, speech: HoursSpeech = plainSpeech): string {
  if (entry.status === 'Closed') return speech.say('hours.closed');
  const formatted = entry.formated_hours.trim().replace(/\s*[-–]\s*/g, ' – ');
  if (formatted) return formatted;
  const spans = spanOf(entry.open, entry.close).map((span) => spanWords(span, speech));
  return spans.join() || speech.say('hours.open');
}

/** Special hours without times close nothing: the weekday's own times hold. */
function specialFor(location: PlaceHours, date: string): SpecialHours | undefined {
  return location.contact_detail.special_hours.find(
    (one) => one.date === date && (one.location_id === location.id || one.location_id === ''),
  );
}

/** Hours of one date at a location: special hours first, else the weekday's. @param date YYYY-MM-DD */
export function dayHours(location: PlaceHours, date: string, speech: HoursSpeech = plainSpeech): DayHours {
  const closed = speech.say('hours.closed');
  const weekday = weekdayOf(date);
  const entries = location.contact_detail.opening_hours.filter((entry) => entry.weekday === weekday);
  const open = entries.filter((entry) => entry.status === 'Open');
  const ordinary: DayHours = {
    spans: open.flatMap((entry) => spanOf(entry.open, entry.close)),
    name: '',
    isSpecial: false,
    words: open.length ? open.map((entry) => hoursWords(entry, speech)).join(', ') : closed,
  };
  const special = specialFor(location, date);
  if (!special) return ordinary;
  const named = { name: special.name, isSpecial: true };
  if (special.status === 'Closed') return { ...named, spans: [], words: closed };
  const spans = spanOf(special.start_hour, special.end_hour);
  return spans.length
    ? { ...named, spans, words: spans.map((span) => spanWords(span, speech)).join() }
    : { ...ordinary, ...named };
}
