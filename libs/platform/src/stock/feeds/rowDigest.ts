import type { Site, Vehicle } from '@forecourt/domain';
import { hash } from 'node:crypto';
import type { Cells } from './correctCells.ts';
import type { Mapping } from './mapping.ts';
import { mappingRules } from './mappingRules.ts';

/** Raise it when a row is read otherwise than before: then all rows are read again once. */
const readingVersion = 1;

export type RowDigest = (cells: Cells, names: Pick<Vehicle, 'make' | 'model'>) => string;

/**
 * A hash of all that a vehicle of a feed is made from: the texts of its row, the mapping, the site, and how its make and
 * model are spelt. A row with the digest that its vehicle was stored with need not be read again.
 */
export function rowDigests(site: Site, mapping: Mapping): RowDigest {
  const { dealerships, calculator, finance } = site;
  const basis = hash('sha1', JSON.stringify([readingVersion, mapping, dealerships, calculator, finance]));
  const { columns } = mappingRules(mapping);
  return (cells, { make, model }) => {
    let text = `${basis}\u001f${make}\u001f${model}`;
    for (const name of columns) text += `\u001f${cells[name] ?? ''}`;
    return hash('sha1', text);
  };
}
