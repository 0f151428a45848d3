import type { Dealership, Site } from '@forecourt/domain';
import { hash } from 'node:crypto';
import { damageOf } from '../cleaning/damageOf.ts';
import type { Cells } from '../correctCells.ts';
import type { KeyCounts, KeySet } from '../keyCounts.ts';
import { mappingRules, type ReadingRule } from '../mappingRules.ts';
import type { Mapping } from '../mapping.ts';
import { readField } from '../readField.ts';
import type { Issue, RowSubject } from '../rowReading.ts';
import { idOf, type KnownVehicle, type KnownVehicles } from './knownVehicles.ts';

export interface KeyContext {
  site: Site;
  mapping: Mapping;
  /** How often each key came up so far, in this reading of the feed. */
  keysSeen: KeyCounts;
  /** Ids of the vehicles that the feed brought before. */
  brought: Pick<KeySet, 'has'>;
  /** The same vehicles by all that they are known by, of a feed that has ids beside its key; else null. */
  known: KnownVehicles | null;
}

/** Which vehicle a row is about. */
interface RowKey {
  id: string;
  dealership: Dealership;
  /** What the feed's own column of ids has, or null. */
  ownId: string | null;
  /** Hash of the key, the same for a vehicle in every run of its feed. */
  digest: string;
  /** Whether it is stored under a key that the row has beside its id. */
  isStored: boolean;
  /** Whether the vehicle is one that the feed brought before, or new: not where the row lacks the id of its own. */
  isCertain: boolean;
  /** Counts the key, where rows with one key are refused. @returns why the row is refused */
  claim(): Issue | null;
}

/** Why it is not known which vehicle a row is about. */
interface UnknownKey {
  issue: Issue;
  /** Ids of the vehicles that it may be; empty where it may be any. */
  ids: readonly string[];
}

/** The stock number of a vehicle whose feed has none. */
export const stocknumFrom = (digest: string): string => digest.slice(0, 8).toUpperCase();

/** Why nothing in the key's columns tells the vehicle from others, or null. */
export function keyProblem(cells: Cells, mapping: Mapping): string | null {
  const { missing } = mappingRules(mapping);
  const texts = mapping.key.map((column) => cells[column] ?? '');
  if (texts.every((text) => text === '' || missing.has(text)))
    return 'is empty, so the vehicle cannot be told from others';
  return texts.map(damageOf).find((damage) => damage !== null) ?? null;
}

/** The dealerships that a row may be of: one, or several where it does not say which. */
function dealershipsOf(cells: Cells, { site, mapping }: KeyContext): { found: readonly Dealership[]; issue?: Issue } {
  const { dealerships } = site;
  if (dealerships.length === 0) return { found: [], issue: { column: '', reason: 'The site has no dealership' } };
  if (mapping.dealership === null) return { found: dealerships.slice(0, 1) };
  const slug = cells[mapping.dealership] ?? '';
  if (slug === '') return { found: dealerships };
  const found = dealerships.find((one) => one.slug === slug);
  if (found) return { found: [found] };
  const reason = `'${slug.slice(0, 60)}' is not a dealership of this site`;
  return { found: dealerships, issue: { column: mapping.dealership, reason } };
}

/** The text that a row has in the columns of a rule, or null. */
function textOf(rule: ReadingRule | null, cells: Cells, missing: ReadonlySet<string>): string | null {
  const reading = rule && readField(rule, cells, missing).reading;
  return reading?.known ? String(reading.value) : null;
}

/** The id of its own that a row has, or null. */
export function ownIdOf(cells: Cells, mapping: Mapping): string | null {
  const { idRule, missing } = mappingRules(mapping);
  return textOf(idRule, cells, missing);
}

interface KeyAt {
  dealership: Dealership;
  key: string;
  digest: string;
  derivedId: string;
}

/** The keys that a row has at the dealerships that it may be of; none where it has no key. */
function keysAt(dealerships: readonly Dealership[], cells: Cells, { mapping, keysSeen }: KeyContext): KeyAt[] {
  return dealerships.map((dealership) => {
    const key = [dealership.id, mapping.source, ...mapping.key.map((column) => cells[column] ?? '')].join('\u001f');
    const times = mapping.repeats === 'number' ? keysSeen.count(key) + 1 : 1;
    const digest = hash('sha1', times > 1 ? `${key}\u001f${times}` : key);
    return { dealership, key, digest, derivedId: idOf(mapping, digest) };
  });
}

/** Stored vehicles that a row of a feed with ids may be. */
function knownVehiclesOf(
  cells: Cells,
  { found, keys, ownId }: { found: readonly Dealership[]; keys: readonly KeyAt[]; ownId: string | null },
  { mapping, known }: KeyContext,
): readonly KnownVehicle[] {
  if (!known) return [];
  const { stocknumRule, vinRule, missing } = mappingRules(mapping);
  const stocknum = textOf(stocknumRule, cells, missing);
  return known.find({
    ownId,
    vin: textOf(vinRule, cells, missing),
    places: found.map(({ id }, place) => ({
      dealershipId: id,
      stocknum: stocknum ?? (stocknumRule || !keys[place] ? null : stocknumFrom(keys[place].digest)),
      derivedId: keys[place]?.derivedId ?? null,
    })),
  });
}

/** Finds out which vehicle a row is about. Where rows with one key are numbered, the row is counted. */
export function readKey(cells: Cells, context: KeyContext): RowKey | UnknownKey {
  const { mapping, keysSeen, brought } = context;
  const { idRule, missing } = mappingRules(mapping);
  const { reading: own, column = '' } = idRule ? readField(idRule, cells, missing) : {};
  const ownId = own?.known ? String(own.value) : null;
  if (own && !own.known && own.reason !== null) return { issue: { column, reason: own.reason }, ids: [] };
  const keyColumns = mapping.key.join(', ');
  const reason = keyProblem(cells, mapping);
  const isNumbered = mapping.repeats === 'number';
  const { found, issue } = dealershipsOf(cells, context);
  const keys = reason === null ? keysAt(found, cells, context) : [];
  const matches = knownVehiclesOf(cells, { found, keys, ownId }, context);
  const [match] = matches;
  if (matches.length > 1) {
    const ids = matches.map(({ id }) => id);
    const names = ids.map((id) => `'${id}'`).join(' and ');
    return { issue: { column: keyColumns, reason: `its keys are of different vehicles, ${names}` }, ids };
  }
  if (reason !== null && !match) return { issue: { column: keyColumns, reason }, ids: [] };
  const idAt = ({ derivedId }: KeyAt): string => match?.id ?? ownId ?? derivedId;
  // A row that says no dealership is the vehicle that has its key already, whichever of them has it.
  const one =
    keys.find(({ dealership }) => dealership.id === match?.dealershipId) ??
    keys.find((at) => brought.has(idAt(at))) ??
    keys[0];
  const dealership = one?.dealership ?? found.find(({ id }) => id === match?.dealershipId) ?? found[0];
  if (issue || !dealership) {
    // Numbered, it may be the last of the vehicles with its key, whatever number it has itself.
    const ids = match ? [match.id] : isNumbered ? [ownId ?? []].flat() : keys.map(idAt);
    return { issue: issue ?? { column: '', reason: 'cannot be read' }, ids };
  }
  if (isNumbered && one) keysSeen.add(one.key);
  const id = match?.id ?? (one ? idAt(one) : '');
  return {
    id,
    ownId,
    dealership,
    digest: one?.digest ?? hash('sha1', id),
    isStored: match !== undefined,
    isCertain: !idRule || ownId !== null || brought.has(id),
    claim() {
      // Without a key it is known by its id, of which a later row is refused anyway.
      if (isNumbered || !one) return null;
      return keysSeen.add(one.key) > 1 ? { column: keyColumns, reason: 'is the same as in an earlier row' } : null;
    },
  };
}

/** What a row is about that is rejected. */
export function subjectOf(key: RowKey | UnknownKey): RowSubject {
  if ('ids' in key) return key.ids.length > 0 ? { ids: key.ids } : { names: null };
  return key.isCertain ? { ids: [key.id] } : { names: null };
}
