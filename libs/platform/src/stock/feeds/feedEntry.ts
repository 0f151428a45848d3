import type { Vehicle } from '@forecourt/domain';
import type { toStored, VehicleRow } from '../inventory/rows.ts';
import type { FinishedRow } from '../inventory/storeRows.ts';
import type { Cells } from './correctCells.ts';
import { emptyRecord } from './emptyRecord.ts';
import type { MappingRules } from './mappingRules.ts';
import type { FeedVehicle } from './merging/mergeVehicle.ts';
import type { Issue } from './rowReading.ts';
import { silentState } from './stockState/readState.ts';

type Head = Omit<VehicleRow, 'data'>;
type Names = Pick<Vehicle, 'make' | 'model'>;

/** One corrected row of a feed, or why it cannot be one. */
export type FeedLine = ReadLine | RefusedLine;

export interface RefusedLine {
  row: number;
  refused: Issue;
  /** Texts of the columns from which it may be known which vehicle it is; null where there are none. */
  key: Cells | null;
}

export interface ReadLine {
  row: number;
  /** Null where make or model cannot be read. */
  names: Names | null;
  /** Hash of the texts; see RowDigests. */
  digest: string;
  /** Texts of the columns from which it is known which vehicle it is. */
  key: Cells;
  /** Texts of all columns that the mapping reads. */
  cells: () => Cells;
}

/** What is stored of a row of a feed when all rows were read. */
export interface FeedChange {
  /** Fingerprint of the stored vehicle that it changes; null for one that is new. */
  base: string | null;
  /** Of the row, by which it is known again; null for one that has to be read each time. */
  digest: string | null;
  head: Head;
  /** The vehicle as the feed has it, as JSON; empty where that is what is stored. */
  vehicle: string;
  /** What the row says of the vehicle beside that; null where nothing is to be merged again. */
  said: Omit<FeedVehicle, 'vehicle'> | null;
  /** The whole vehicle to store, as JSON; empty for one that stays as it is, and only its row is remembered. */
  data: string;
}

/** A tab cannot occur in JSON text outside a string, and inside one it is escaped. */
const separator = '\t';

type LineHead = [row: number, make: string | null, model: string | null, digest: string, ...key: string[]];

function fill(cells: Record<string, string>, columns: readonly string[], texts: readonly string[]): void {
  for (let place = 0; place < columns.length; place += 1) cells[columns[place] ?? ''] = texts[place] ?? '';
}

/**
 * Writes and reads lines of a file whose cells are those of `columns`. The cells of most rows of a feed that comes again
 * are never asked for: they stand behind those of the key, and are parsed when they are.
 */
export function lineFormat({ columns, keyColumns }: Pick<MappingRules, 'columns' | 'keyColumns'>) {
  const others = columns.filter((name) => !keyColumns.includes(name));
  const empty = emptyRecord(columns, '');
  const emptyKey = emptyRecord(keyColumns, '');
  return {
    write({ row, names, digest, cells }: Omit<ReadLine, 'key' | 'cells'> & { cells: Cells }): string {
      const textsOf = (some: readonly string[]): string[] => some.map((name) => cells[name] ?? '');
      const head: LineHead = [row, names?.make ?? null, names?.model ?? null, digest, ...textsOf(keyColumns)];
      return `${JSON.stringify(head)}${separator}${JSON.stringify(textsOf(others))}`;
    },
    writeRefused(row: number, refused: Issue, cells: Cells | null): string {
      const key = cells && Object.fromEntries(keyColumns.map((name) => [name, cells[name] ?? '']));
      return JSON.stringify({ row, refused, key } satisfies RefusedLine);
    },
    read(text: string): FeedLine {
      if (text.startsWith('{')) return JSON.parse(text) as FeedLine;
      const end = text.indexOf(separator);
      const [row, make, model, digest, ...texts] = JSON.parse(text.slice(0, end)) as LineHead;
      const key = { ...emptyKey };
      fill(key, keyColumns, texts);
      const names = make === null || model === null ? null : { make, model };
      const cells = (): Cells => {
        const all = { ...empty };
        fill(all, others, JSON.parse(text.slice(end + 1)) as string[]);
        fill(all, keyColumns, texts);
        return all;
      };
      return { row, names, digest, key, cells };
    },
  };
}

/** A vehicle as it is stored, and as JSON. */
export type StoredForm = ReturnType<typeof toStored>;

const headOf = ({ data: _, ...head }: VehicleRow): Head => head;

/** The change that stores a vehicle which is new. */
export const newVehicle = (
  { state, unread, feedId }: FeedVehicle,
  { fresh: { row, json }, digest }: { fresh: StoredForm; digest: string | null },
): FeedChange => ({
  base: null,
  digest,
  head: headOf(row),
  vehicle: '',
  said: { state, unread, feedId },
  data: json,
});

/** The change that stores a vehicle which was merged with the stored one. */
export const changedVehicle = (
  { vehicle, state, unread, feedId }: FeedVehicle,
  { merged, digest, base }: { merged: StoredForm; digest: string | null; base: string },
): FeedChange => ({
  base,
  digest,
  head: headOf(merged.row),
  vehicle: JSON.stringify(vehicle),
  said: { state, unread, feedId },
  data: merged.json,
});

/** Of a vehicle that the row does not change: next time the row is known. */
export const sameVehicle = (row: VehicleRow, digest: string): FeedChange => ({
  base: row.fingerprint,
  digest,
  head: headOf(row),
  vehicle: '',
  said: null,
  data: '',
});

export const writeChange = ({ vehicle, data, ...rest }: FeedChange): string =>
  [JSON.stringify(rest), vehicle, data].join(separator);

export function readChange(text: string): FeedChange {
  const [first = '', vehicle = '', data = ''] = text.split(separator);
  return { ...(JSON.parse(first) as Pick<FeedChange, 'base' | 'digest' | 'head' | 'said'>), vehicle, data };
}

/** The vehicle as the feed has it. */
export const vehicleOf = ({ vehicle, data, said }: FeedChange): FeedVehicle => ({
  vehicle: JSON.parse(vehicle || data) as Vehicle,
  ...(said ?? { state: silentState, unread: [], feedId: null }),
});

export const finishedRow = ({ base, digest, head, data }: FeedChange): FinishedRow => ({
  ...head,
  base,
  feed_digest: digest,
  data,
});
