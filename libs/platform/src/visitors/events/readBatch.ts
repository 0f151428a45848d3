import {
  eventCatalogue,
  eventNames,
  type CarEventParams,
  type EventName,
  type EventSubject,
  type PlaceEventParams,
  type SearchEventParams,
} from '@forecourt/domain';
import { z } from 'zod';
import type { StoredEvent } from '../../ports/eventPort.ts';

/** Bytes. */
export const largestBatch = 20_480;
export const maxEvents = 50;
/** A tab may lie asleep with events that wait; older than this they count as this old. */
const oldestMs = 86_400_000;

/** What no database would store: control characters and halves of characters. */
const isStorable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

const word = z.string().max(120).refine(isStorable);
const number = z.number().min(0).max(100_000_000).nullable();
const given = word.min(1);

const car = z.object({
  car_id: given.optional(),
  vehicleStatus: word,
  vehicleMake: word,
  vehicleModel: word,
  vehicleYear: number,
  vehicleKilometers: number,
  vehicleGrade: word.nullable(),
}) satisfies z.ZodType<CarEventParams>;
const place = z.object({ location_id: given }) satisfies z.ZodType<PlaceEventParams>;
const listing = z.object({ listing: given }) satisfies z.ZodType<SearchEventParams>;
const nothing = z.strictObject({});

/** Parameters that the catalogue does not have are left behind, so that nothing personal comes in by mistake. */
const paramsOf: Readonly<Record<EventSubject, z.ZodType<Record<string, unknown>>>> = {
  vehicle: car,
  vehicleIfAny: z.union([car, nothing]),
  vehicleOrPlace: z.union([car, place]),
  listing,
};

const token = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);

const batchSchema = z.object({
  tab: token,
  events: z
    .array(
      z.object({
        id: token,
        name: z.enum(eventNames as [EventName, ...EventName[]]),
        path: z
          .string()
          .max(2_000)
          .regex(/^\/(?!\/)/)
          .refine(isStorable),
        params: z.unknown().optional(),
        ago: z.number().min(0).catch(0),
      }),
    )
    .min(1)
    .max(maxEvents),
});

export type BatchReading = { ok: true; events: Omit<StoredEvent, 'siteSlug'>[] } | { ok: false; error: string };

const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '').slice(0, 300);

/**
 * Reads what a browser sent. `ago` is how many milliseconds lie between an event and its sending, by the browser's own
 * clock: visitors' clocks are wrong, differences are not.
 */
export function readBatch(text: string, now: Date): BatchReading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { ok: false, error: 'This is not JSON.' };
  }
  const batch = batchSchema.safeParse(parsed);
  if (!batch.success) {
    const [issue] = batch.error.issues;
    return { ok: false, error: `The batch cannot be read at '${issue?.path.join('.') ?? ''}'.` };
  }
  const events: Omit<StoredEvent, 'siteSlug'>[] = [];
  for (const [index, { id, name, path, params, ago }] of batch.data.events.entries()) {
    const entry = eventCatalogue[name];
    const read = paramsOf[entry.subject].safeParse(params ?? {});
    if (!read.success) return { ok: false, error: `The parameters of '${name}' (event ${index}) cannot be read.` };
    events.push({
      key: id,
      eventId: entry.id,
      name,
      params: read.data,
      tab: batch.data.tab,
      path: withoutQuery(path),
      at: new Date(now.getTime() - Math.min(ago, oldestMs)),
    });
  }
  return { ok: true, events };
}
