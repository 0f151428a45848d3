import type { Vehicle } from '@forecourt/domain';
import type { VehicleRow } from '../inventory/rows.ts';
import type { FinishedRow } from '../inventory/storeRows.ts';
import type { Cells } from './correctCells.ts';
import type { Issue } from './rowReading.ts';

type Head = Omit<VehicleRow, 'data'>;
type Names = Pick<Vehicle, 'make' | 'model'>;

/** One corrected row of a feed, or why it cannot be one. */
export type FeedLine =
  | {
      row: number;
      /** Null where make or model cannot be read. */
      names: Names | null;
      /** Texts of the columns that the mapping reads. */
      cells: Cells;
    }
  | { row: number; refused: Issue };

/** What is stored of a row of a feed when all rows were read. */
export interface FeedChange {
  /** Fingerprint of the stored vehicle that it changes; null for one that is new. */
  base: string | null;
  /** Of the row, by which it is known again; null for one that has to be read each time. */
  digest: string | null;
  head: Head;
  /** The vehicle as the feed has it, as JSON; empty where that is what is stored. */
  vehicle: string;
  /** The whole vehicle to store, as JSON; empty for one that stays as it is, and only its row is remembered. */
  data: string;
}

/** A tab cannot occur in JSON text outside a string, and inside one it is escaped. */
const separator = '\t';

/** Writes and reads lines of a file whose cells are those of `columns`. */
export function lineFormat(columns: readonly string[]) {
  return {
    write(line: FeedLine): string {
      if ('refused' in line) return JSON.stringify(line);
      const { row, names, cells } = line;
      return JSON.stringify([
        row,
        names?.make ?? null,
        names?.model ?? null,
        ...columns.map((name) => cells[name] ?? ''),
      ]);
    },
    read(text: string): FeedLine {
      if (text.startsWith('{')) return JSON.parse(text) as FeedLine;
      const [row, make, model, ...texts] = JSON.parse(text) as [number, string | null, string | null, ...string[]];
      const cells: Record<string, string> = {};
      for (const [place, name] of columns.entries()) cells[name] = texts[place] ?? '';
      return { row, names: make === null || model === null ? null : { make, model }, cells };
    },
  };
}

const headOf = ({ data: _, ...head }: VehicleRow): Head => head;

/** The change that stores a vehicle which is new. */
export const newVehicle = (row: VehicleRow, digest: string | null): FeedChange => ({
  base: null,
  digest,
  head: headOf(row),
  vehicle: '',
  data: JSON.stringify(row.data),
});

/** The change that stores a vehicle which was merged with the stored one. */
export const changedVehicle = (
  vehicle: Vehicle,
  { merged, digest, base }: { merged: VehicleRow; digest: string | null; base: string },
): FeedChange => ({
  base,
  digest,
  head: headOf(merged),
  vehicle: JSON.stringify(vehicle),
  data: JSON.stringify(merged.data),
});

/** Of a vehicle that the row does not change: next time the row is known. */
export const sameVehicle = (row: VehicleRow, digest: string): FeedChange => ({
  base: row.fingerprint,
  digest,
  head: headOf(row),
  vehicle: '',
  data: '',
});

export const writeChange = ({ vehicle, data, ...rest }: FeedChange): string =>
  [JSON.stringify(rest), vehicle, data].join(separator);

export function readChange(text: string): FeedChange {
  const [first = '', vehicle = '', data = ''] = text.split(separator);
  return { ...(JSON.parse(first) as Pick<FeedChange, 'base' | 'digest' | 'head'>), vehicle, data };
}

/** The vehicle as the feed has it. */
export const vehicleOf = ({ vehicle, data }: FeedChange): Vehicle => JSON.parse(vehicle || data) as Vehicle;

export const finishedRow = ({ base, digest, head, data }: FeedChange): FinishedRow => ({
  ...head,
  base,
  feed_digest: digest,
  data,
});
