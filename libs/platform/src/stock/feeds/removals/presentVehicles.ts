import type { Vehicle } from '@forecourt/domain';
import { keySet, type KeySet } from '../keyCounts.ts';
import type { RowSubject } from '../rowReading.ts';
import { foldedName } from '../spellings.ts';

type Names = Pick<Vehicle, 'make' | 'model'>;

/** The vehicles that a feed has, as far as it is known: nothing else than absence from the feed removes a vehicle. */
export interface PresentVehicles {
  /** Adds what a row is about that was rejected. */
  add(subject: RowSubject): void;
  /** Whether the feed has the vehicle, in an accepted row or one that was rejected. */
  has(id: string): boolean;
  /** How many rows may be vehicles that seem to be absent, because their keys cannot be read. */
  readonly unknown: number;
  /** Whether such a row may be any vehicle. */
  readonly mayBeAny: boolean;
  /** Whether such a row may be a vehicle of this make and model. */
  mayBe(names: Names): boolean;
}

const keyOf = ({ make, model }: Names): string => `${foldedName(make)}\u001f${foldedName(model)}`;

/** @param accepted ids of the vehicles whose rows are accepted */
export function presentVehicles(accepted: Pick<KeySet, 'has'>): PresentVehicles {
  const rejected = keySet();
  const names = new Set<string>();
  let [unknown, mayBeAny] = [0, false];
  return {
    add(subject) {
      if (subject === 'nothing') return;
      if ('ids' in subject) {
        for (const id of subject.ids) rejected.add(id);
        return;
      }
      unknown += 1;
      if (subject.names) names.add(keyOf(subject.names));
      else mayBeAny = true;
    },
    has: (id) => accepted.has(id) || rejected.has(id),
    get unknown() {
      return unknown;
    },
    get mayBeAny() {
      return mayBeAny;
    },
    mayBe: (given) => mayBeAny || names.has(keyOf(given)),
  };
}
