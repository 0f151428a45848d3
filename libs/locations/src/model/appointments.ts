import {
  addDays,
  instantsAt,
  localTime,
  weekdayOf,
  zoneName,
  type AppointmentSettings,
  type Location,
} from '@forecourt/domain';
import { dayHours, type OpenSpan } from './dayHours.ts';
import { plainSpeech, type HoursSpeech } from './hoursSpeech.ts';
import { windowsOf, type OpenWindow } from './openWindows.ts';
import { clockWords, minutesOf } from './wording.ts';

/** A time at which an appointment may begin. */
export interface AppointmentSlot {
  /** ISO instant, UTC. */
  start: string;
  /** By the clock of the location. @example '09:00' */
  time: string;
  /** @example '9:00 am'; with the zone's name where the clock shows the time twice: '2:00 am AEDT' */
  words: string;
  /** Places still free; 0 when taken. */
  left: number;
}

export interface AppointmentDay {
  /** YYYY-MM-DD at the location. */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /** Earliest first; never empty. */
  slots: AppointmentSlot[];
}

export interface AppointmentOptions {
  now: Date;
  /** Places taken, by the ISO instant at which they begin. */
  booked: ReadonlyMap<string, number>;
  /** How the site speaks of hours. @default the platform's way */
  speech?: HoursSpeech;
}

const minuteMs = 60_000;

/** Spans that overlap or touch as one, so that no two slots overlap where several departments list their hours. */
function merged(spans: readonly OpenSpan[]): OpenSpan[] {
  const all: OpenSpan[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/** Opening hours of a date, narrowed by the weekday's rules. Several rules of a weekday add up; a closed one wins. */
function bookableSpans(location: Location, settings: AppointmentSettings, date: string): OpenSpan[] {
  const { spans } = dayHours(location, date);
  const weekday = weekdayOf(date);
  const rules = settings.weekdays.filter((rule) => rule.weekday === weekday);
  if (rules.length === 0) return merged(spans);
  if (rules.some(({ closed }) => closed)) return [];
  const narrowed = rules.flatMap((rule) => {
    const from = rule.from === null ? 0 : minutesOf(rule.from);
    const end = rule.to === null ? Number.POSITIVE_INFINITY : minutesOf(rule.to);
    const to = end > from ? end : end + 1440;
    return spans.map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }));
  });
  return merged(narrowed.filter(({ from, to }) => from < to));
}

function slotAt(
  start: Date,
  location: Location,
  left: number,
  speech: HoursSpeech,
): AppointmentSlot & { date: string } {
  const zone = location.time_zone;
  const { date, minutes } = localTime(start, zone);
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const isTwice = instantsAt(date, minutes, zone).length > 1;
  const clock = clockWords(minutes, speech);
  const words = isTwice ? `${clock} ${zoneName(start, zone)}` : clock;
  return { date, start: start.toISOString(), time, words, left };
}

/**
 * Times at which an appointment may begin at a location, taken ones included, by day, without empty days. A slot is
 * within an opening, begins after the lead time, and overlaps no other. Slots count from the beginning of an opening,
 * in real time: where daylight saving skips an hour there is none, where an hour comes twice there are two.
 */
export function appointmentDays(
  location: Location,
  settings: AppointmentSettings,
  { now, booked, speech = plainSpeech }: AppointmentOptions,
): AppointmentDay[] {
  const zone = location.time_zone;
  const today = localTime(now, zone).date;
  const lastDate = addDays(today, settings.daysAhead);
  const earliest = now.getTime() + settings.leadHours * 60 * minuteMs;
  const length = settings.slotMinutes * minuteMs;
  const windowsOn = (date: string): OpenWindow[] => windowsOf(bookableSpans(location, settings, date), date, zone);
  const days = new Map<string, AppointmentSlot[]>();

  // An opening that began the evening before may reach into a day.
  let eveningBefore = Math.max(0, ...windowsOn(addDays(today, -2)).map(({ end }) => end.getTime()));
  for (let ahead = -1; ahead <= settings.daysAhead; ahead += 1) {
    const windows = windowsOn(addDays(today, ahead));
    for (const { start, end } of windows) {
      for (let at = Math.max(start.getTime(), eveningBefore); at + length <= end.getTime(); at += length) {
        if (at < earliest) continue;
        const taken = booked.get(new Date(at).toISOString()) ?? 0;
        const { date, ...slot } = slotAt(new Date(at), location, Math.max(0, settings.perSlot - taken), speech);
        if (date < today || date > lastDate) continue;
        days.set(date, [...(days.get(date) ?? []), slot]);
      }
    }
    eveningBefore = Math.max(0, ...windows.map(({ end }) => end.getTime()));
  }
  return [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, slots]) => ({
      date,
      weekday: weekdayOf(date),
      slots: slots.sort((a, b) => a.start.localeCompare(b.start)),
    }));
}
