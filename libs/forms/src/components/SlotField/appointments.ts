/** Free times of a location, as the appointments endpoint returns them. */
export interface Appointments {
  location: { id: string; name: string; time_zone: string };
  days: readonly AppointmentDay[];
}

export interface AppointmentDay {
  /** @example '2026-11-28' */
  date: string;
  weekday: number;
  /** @example 'Saturday 28 November' */
  words: string;
  slots: readonly AppointmentSlot[];
}

export interface AppointmentSlot {
  /** ISO instant. */
  start: string;
  /** @example '09:00' */
  time: string;
  /** @example '9:00 am' */
  words: string;
  left: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

function isSlot(value: unknown): value is AppointmentSlot {
  return isRecord(value) && isText(value.start) && !Number.isNaN(Date.parse(value.start)) && isText(value.words);
}

/** Days that still have a free time. Null for an invalid answer. */
export function readAppointments(answer: unknown): Appointments | null {
  if (!isRecord(answer) || !isRecord(answer.location) || !Array.isArray(answer.days)) return null;
  const { id, name, time_zone } = answer.location;
  if (!isText(id) || !isText(name) || !isText(time_zone)) return null;
  const days = answer.days.flatMap((day: unknown): AppointmentDay[] => {
    if (!isRecord(day) || !isText(day.date) || !isText(day.words) || !Array.isArray(day.slots)) return [];
    const slots = day.slots.filter(isSlot).filter(({ left }) => left !== 0);
    return slots.length > 0 ? [{ date: day.date, weekday: Number(day.weekday), words: day.words, slots }] : [];
  });
  return { location: { id, name, time_zone }, days };
}
