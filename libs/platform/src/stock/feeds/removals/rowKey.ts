import type { Dealership, Site } from '@forecourt/domain';
import { hash } from 'node:crypto';
import { damageOf } from '../cleaning/damageOf.ts';
import type { Cells } from '../correctCells.ts';
import type { KeyCounts, KeySet } from '../keyCounts.ts';
import { mappingRules } from '../mappingRules.ts';
import type { Mapping } from '../mapping.ts';
import { readField } from '../readField.ts';
import type { Issue, RowSubject } from '../rowReading.ts';

export interface KeyContext {
  site: Site;
  mapping: Mapping;
  /** How often each key came up so far, in this reading of the feed. */
  keysSeen: KeyCounts;
  /** Ids of the vehicles that the feed brought before. */
  brought: Pick<KeySet, 'has'>;
}

/** Which vehicle a row is about. */
interface RowKey {
  id: string;
  dealership: Dealership;
  /** Hash of the key, the same for a vehicle in every run of its feed. */
  digest: string;
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

const idOf = ({ source }: Mapping, digest: string): string => `${source}-${digest.slice(0, 20)}`.slice(-64);

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

/** Finds out which vehicle a row is about. Where rows with one key are numbered, the row is counted. */
export function readKey(cells: Cells, context: KeyContext): RowKey | UnknownKey {
  const { mapping, keysSeen, brought } = context;
  const { idRule, missing } = mappingRules(mapping);
  const { reading: own, column = '' } = idRule ? readField(idRule, cells, missing) : {};
  const ownIds = own?.known ? [String(own.value)] : [];
  if (own && !own.known && own.reason !== null) return { issue: { column, reason: own.reason }, ids: [] };
  const reason = keyProblem(cells, mapping);
  if (reason !== null) return { issue: { column: mapping.key.join(', '), reason }, ids: ownIds };
  const isNumbered = mapping.repeats === 'number';
  const { found, issue } = dealershipsOf(cells, context);
  const candidates = found.map((dealership) => {
    const key = [dealership.id, mapping.source, ...mapping.key.map((column) => cells[column] ?? '')].join('\u001f');
    const times = isNumbered ? keysSeen.count(key) + 1 : 1;
    const digest = hash('sha1', times > 1 ? `${key}\u001f${times}` : key);
    return { dealership, key, digest, id: ownIds[0] ?? idOf(mapping, digest) };
  });
  // A row that says no dealership is the vehicle that has its key already, whichever of them has it.
  const one = candidates.find(({ id }) => brought.has(id)) ?? candidates[0];
  if (issue || !one) {
    // Numbered, it may be the last of the vehicles with its key, whatever number it has itself.
    const ids = isNumbered ? ownIds : candidates.map(({ id }) => id);
    return { issue: issue ?? { column: '', reason: 'cannot be read' }, ids };
  }
  const { id, dealership, digest, key } = one;
  if (isNumbered) keysSeen.add(key);
  return {
    id,
    dealership,
    digest,
    isCertain: !idRule || ownIds.length > 0 || brought.has(id),
    claim() {
      if (isNumbered) return null;
      return keysSeen.add(key) > 1
        ? { column: mapping.key.join(', '), reason: 'is the same as in an earlier row' }
        : null;
    },
  };
}

/** What a row is about that is rejected. */
export function subjectOf(key: RowKey | UnknownKey): RowSubject {
  if ('ids' in key) return key.ids.length > 0 ? { ids: key.ids } : { names: null };
  return key.isCertain ? { ids: [key.id] } : { names: null };
}
