import {
  eventCatalogue,
  eventNames,
  type CarEventParams,
  type EventName,
  type EventSubject,
  type PlaceEventParams,
  type SearchEventParams,
  type VisitReport,
} from '@forecourt/domain';
import { parseJson } from '@forecourt/domain/answers';
import { z } from 'zod';
import type { StoredEvent } from '../../ports/eventPort.ts';
import { readVisit } from '../vitals/readVisit.ts';

/** Bytes. */
export const maxBatchBytes = 20_480;
export const maxEvents = 50;
/** A suspended tab may send old events: their age is capped at this. */
const maxAgeMs = 86_400_000;

/** Whether a database can store the text: no control characters, no lone surrogates. */
const isStorable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

const word = z.string().max(120).refine(isStorable);
const number = z.number().min(0).max(100_000_000).nullable();
const required = word.min(1);

const car = z.object({
  car_id: required.optional(),
  vehicleStatus: word,
  vehicleMake: word,
  vehicleModel: word,
  vehicleYear: number,
  vehicleKilometers: number,
  vehicleGrade: word.nullable(),
}) satisfies z.ZodType<CarEventParams>;
const place = z.object({ location_id: required }) satisfies z.ZodType<PlaceEventParams>;
const listing = z.object({ listing: required }) satisfies z.ZodType<SearchEventParams>;
const nothing = z.strictObject({});

/** Parameters that are not in the catalogue are dropped, so that nothing personal is stored by mistake. */
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

export type BatchReading =
  { ok: true; events: Omit<StoredEvent, 'siteSlug'>[]; visit: VisitReport | null } | { ok: false; error: string };

const hasVisit = (parsed: unknown): parsed is { visit: unknown } =>
  typeof parsed === 'object' && parsed !== null && Object.hasOwn(parsed, 'visit');

const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '').slice(0, 300);

/**
 * Reads a batch: events, or the figures of one visit as `{"visit":…}`. `ago` is the age of an event in milliseconds when it was sent: visitors' clocks may be wrong, but
 * differences of times are right.
 */
export function readBatch(text: string, now: Date): BatchReading {
  let parsed: unknown;
  try {
    parsed = parseJson(text);
  } catch {
    return { ok: false, error: 'This is not JSON.' };
  }
  if (hasVisit(parsed)) {
    const read = readVisit(parsed.visit);
    return read.ok ? { ok: true, events: [], visit: read.visit } : read;
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
      at: new Date(now.getTime() - Math.min(ago, maxAgeMs)),
    });
  }
  return { ok: true, events, visit: null };
}
