import { slugify, vehicleSchema, type Dealership, type Site } from '@forecourt/domain';
import { hash } from 'node:crypto';
import { checkVehicle } from './checkVehicle.ts';
import type { KeyCounts } from './keyCounts.ts';
import type { Cells } from './correctCells.ts';
import { emptyRecord } from './emptyRecord.ts';
import { mappingRules } from './mappingRules.ts';
import type { Mapping } from './mapping.ts';
import { readField } from './readField.ts';
import type { Issue, RowReading } from './rowReading.ts';

export interface RowContext {
  site: Site;
  mapping: Mapping;
  /** How often each key came up so far, in this reading of the feed. */
  keysSeen: KeyCounts;
  /** Seconds since 1970, UTC. */
  now: number;
}

/** What the fields of a row are read into. */
const unknownVehicle = emptyRecord<unknown>(Object.keys(vehicleSchema.shape), undefined);

const refused = (column: string, reason: string): RowReading => ({ ok: false, issue: { column, reason } });

function put(target: Record<string, unknown>, parts: readonly string[], value: unknown): void {
  let inner = target;
  for (const part of parts.slice(0, -1)) inner = (inner[part] ??= {}) as Record<string, unknown>;
  inner[parts.at(-1) ?? ''] = value;
}

function dealershipOf({ site, mapping }: RowContext, cells: Cells): Dealership | Issue {
  const [own] = site.dealerships;
  if (mapping.dealership === null) return own ?? { column: '', reason: 'The site has no dealership' };
  const slug = cells[mapping.dealership] ?? '';
  if (slug === '' && own) return own;
  const found = site.dealerships.find((one) => one.slug === slug);
  return found ?? { column: mapping.dealership, reason: `'${slug.slice(0, 60)}' is not a dealership of this site` };
}

/** A hash of the row's key, the same for a vehicle in every run of its feed. Counts the key. */
function identify(context: RowContext, dealership: Dealership, cells: Cells): { digest: string } | Issue {
  const { mapping, keysSeen } = context;
  const parts = mapping.key.map((column) => cells[column] ?? '');
  const column = mapping.key.join(', ');
  if (parts.every((text) => text === ''))
    return { column, reason: 'is empty, so the vehicle cannot be told from others' };
  const key = [dealership.id, mapping.source, ...parts].join('\u001f');
  const times = keysSeen.add(key);
  if (times > 1 && mapping.repeats === 'refuse') return { column, reason: 'is the same as in an earlier row' };
  return { digest: hash('sha1', times > 1 ? `${key}\u001f${times}` : key) };
}

const idOf = ({ mapping }: RowContext, digest: string): string => `${mapping.source}-${digest.slice(0, 20)}`.slice(-64);

/** Id and dealership of a vehicle whose row was accepted before, without reading all of the row. */
export function readId(cells: Cells, context: RowContext): { id: string; dealershipId: string } | Issue {
  const { idRule, missing } = mappingRules(context.mapping);
  const dealership = dealershipOf(context, cells);
  if ('reason' in dealership) return dealership;
  const identity = identify(context, dealership, cells);
  if ('reason' in identity) return identity;
  const own = idRule && readField(idRule, cells, missing).reading;
  return { id: own?.known ? String(own.value) : idOf(context, identity.digest), dealershipId: dealership.id };
}

/**
 * One corrected row of a feed as a vehicle, or why not. Fields that cannot be read stay empty, and are reported.
 */
export function readRow(cells: Cells, context: RowContext): RowReading {
  const { mapping, now } = context;
  const { rules, missing, providedFields } = mappingRules(mapping);
  if (Object.values(cells).every((text) => text === '' || missing.has(text))) return refused('', 'the row is empty');
  const contradiction = mapping.contradictions.find(
    ({ when, column, above }) =>
      Object.entries(when).every(([other, text]) => cells[other] === text) && Number(cells[column]) > above,
  );
  if (contradiction) return refused(contradiction.column, `'${cells[contradiction.column]}' ${contradiction.reason}`);
  const dealership = dealershipOf(context, cells);
  if ('reason' in dealership) return { ok: false, issue: dealership };
  const issues: Issue[] = [];
  const whole: Record<string, unknown> = { ...unknownVehicle, created_at: now, updated_at: now };
  for (const rule of rules) {
    const { reading, column } = readField(rule, cells, missing);
    if (reading.known) put(whole, rule.parts, reading.value);
    else if (rule.required) return refused(column, reading.reason ?? 'is empty');
    else if (reading.reason !== null) issues.push({ column, reason: reading.reason });
  }
  const identity = identify(context, dealership, cells);
  if ('reason' in identity) return { ok: false, issue: identity };
  const { digest } = identity;
  const { name } = whole;
  whole['id'] ??= idOf(context, digest);
  whole['stocknum'] ??= digest.slice(0, 8).toUpperCase();
  whole['slug'] ??= `${slugify(String(name ?? '')).slice(0, 120) || 'vehicle'}-${digest.slice(0, 8)}`;
  whole['dealership_id'] = dealership.id;
  whole['dealership_name'] = dealership.name;
  whole['dealership_slug'] = dealership.slug;
  const columnOf = (field: string): string => {
    const rule = rules.find(({ path }) => path === field) ?? rules.find(({ head }) => head === field);
    return rule ? readField(rule, cells, missing).column : '';
  };
  return checkVehicle(whole, { mapping, issues, columnOf, providedFields });
}
