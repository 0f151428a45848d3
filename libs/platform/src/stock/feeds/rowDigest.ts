import type { Site, Vehicle } from '@forecourt/domain';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import type { Cells } from './correctCells.ts';
import type { Mapping } from './mapping.ts';
import { mappingRules } from './mappingRules.ts';

/** Raise it when a row is read otherwise than before: then all rows are read again once. */
const readingVersion = 3;

export interface RowDigests {
  /** Of the texts of a row, mapping and site. */
  ofCells(cells: Cells): string;
  /** Of all: also of how make and model are spelt. */
  whole(ofCells: string, names: Pick<Vehicle, 'make' | 'model'>): string;
}

/**
 * A hash of all that a vehicle of a feed is made from: the texts of its row, the mapping, the site, and how its make and
 * model are spelt. A row with the digest that its vehicle was stored with need not be read again.
 */
export function rowDigests(site: Site, mapping: Mapping): RowDigests {
  const { dealerships, calculator, finance } = site;
  const basis = hash('sha1', JSON.stringify([readingVersion, mapping, dealerships, calculator, finance]));
  const { columns } = mappingRules(mapping);
  /** Names are few: each pair is hashed once. */
  const ofNames = new LRUCache<string, string>({ max: 10_000 });
  return {
    ofCells(cells) {
      let text = basis;
      for (const name of columns) text += `\u001f${cells[name] ?? ''}`;
      return hash('sha1', text);
    },
    whole(ofCells, { make, model }) {
      const names = `${make}\u001f${model}`;
      let known = ofNames.get(names);
      if (known === undefined) ofNames.set(names, (known = hash('sha1', names)));
      return ofCells + known.slice(0, 24);
    },
  };
}
