import type { Vehicle } from '@forecourt/domain';
import { toRow, type VehicleRow } from '../inventory/rows.ts';
import type { FinishedRow } from '../inventory/storeRows.ts';
import { mergeVehicle } from './mergeVehicle.ts';
import type { Issue } from './rowReading.ts';

type Head = Omit<VehicleRow, 'data'>;

/** A row of a feed as the vehicle that it would be if nobody knew it yet. */
export interface FeedEntry {
  row: number;
  make: string;
  model: string;
  issues: Issue[];
  doubt: Issue | null;
  head: Head;
  /** The vehicle as JSON, as the feed has it. */
  vehicle: string;
  /** JSON of the fields in which the new vehicle differs from what the feed has. */
  added: string;
}

/** What one row of a feed came to. */
export type FeedLine = FeedEntry | { row: number; refused: Issue };

/** What is stored of a row of a feed when all rows were read. */
export interface FeedChange {
  /** Fingerprint of the stored vehicle that it changes, or null. */
  base: string | null;
  head: Head;
  vehicle: string;
  /** For a new vehicle what is added to the feed's; else the whole vehicle. JSON. */
  rest: string;
}

export interface EntryContext {
  source: string;
  /** Fields that the feed decides. */
  providedFields: readonly string[];
  /** Seconds since 1970, UTC. */
  now: number;
}

const headOf = ({ data: _, ...head }: VehicleRow): Head => head;

export function entryOf(
  vehicle: Vehicle,
  row: { row: number; issues: Issue[]; doubt: Issue | null },
  { source, providedFields, now }: EntryContext,
): FeedEntry {
  const finished = toRow(mergeVehicle(vehicle, providedFields, null, now), source);
  const differing: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(finished.data))
    if (value !== vehicle[name as keyof Vehicle]) differing[name] = value;
  return {
    ...row,
    make: vehicle.make,
    model: vehicle.model,
    head: headOf(finished),
    vehicle: JSON.stringify(vehicle),
    added: JSON.stringify(differing),
  };
}

/** A tab cannot occur in JSON text outside a string, and inside one it is escaped. */
const separator = '\t';

export function writeLine(line: FeedLine): string {
  if ('refused' in line) return JSON.stringify(line);
  const { vehicle, added, ...rest } = line;
  return [JSON.stringify(rest), vehicle, added].join(separator);
}

export function readLine(text: string): FeedLine {
  const [first = '', vehicle, added] = text.split(separator);
  const line = JSON.parse(first) as FeedLine;
  return vehicle === undefined || added === undefined ? line : ({ ...line, vehicle, added } as FeedEntry);
}

/** The change that stores a vehicle which is new. */
export const newVehicle = ({ head, vehicle, added }: FeedEntry): FeedChange => ({
  base: null,
  head,
  vehicle,
  rest: added,
});

/** The change that stores a vehicle which was merged with the stored one. */
export const changedVehicle = ({ vehicle }: FeedEntry, merged: VehicleRow, base: string): FeedChange => ({
  base,
  head: headOf(merged),
  vehicle,
  rest: JSON.stringify(merged.data),
});

export const writeChange = ({ base, head, vehicle, rest }: FeedChange): string =>
  [JSON.stringify({ base, head }), vehicle, rest].join(separator);

export function readChange(text: string): FeedChange {
  const [first = '', vehicle = '', rest = ''] = text.split(separator);
  return { ...(JSON.parse(first) as Pick<FeedChange, 'base' | 'head'>), vehicle, rest };
}

/** Of a name that comes twice in an object JSONB keeps the last: what is added wins over what the feed has. */
const joined = (vehicle: string, added: string): string =>
  added === '{}' ? vehicle : `${vehicle.slice(0, -1)},${added.slice(1)}`;

export const finishedRow = ({ base, head, vehicle, rest }: FeedChange): FinishedRow => ({
  ...head,
  base,
  data: base === null ? joined(vehicle, rest) : rest,
});
