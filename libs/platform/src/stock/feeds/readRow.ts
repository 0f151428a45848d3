import { slugify, vehicleSchema } from '@forecourt/domain';
import { checkVehicle } from './checkVehicle.ts';
import { composeName } from './composeName.ts';
import type { Cells } from './correctCells.ts';
import { emptyRecord } from './emptyRecord.ts';
import { mappingRules } from './mappingRules.ts';
import { readField } from './readField.ts';
import type { Reading } from './reading.ts';
import { readKey, stocknumFrom, subjectOf, type KeyContext } from './removals/rowKey.ts';
import type { Issue, RowReading } from './rowReading.ts';
import { collectState, isStateField, readStateField } from './stockState/readState.ts';

export interface RowContext extends KeyContext {
  /** Seconds since 1970, UTC. */
  now: number;
}

/** What the fields of a row are read into. */
const unknownVehicle = emptyRecord<unknown>(Object.keys(vehicleSchema.shape), undefined);

function put(target: Record<string, unknown>, parts: readonly string[], value: unknown): void {
  let inner = target;
  for (const part of parts.slice(0, -1)) inner = (inner[part] ??= {}) as Record<string, unknown>;
  inner[parts.at(-1) ?? ''] = value;
}

/** Why a row contradicts itself, or null. */
function contradictionOf(cells: Cells, { mapping }: RowContext): Issue | null {
  const found = mapping.contradictions.find(
    ({ when, column, above }) =>
      Object.entries(when).every(([other, text]) => cells[other] === text) && Number(cells[column]) > above,
  );
  return found ? { column: found.column, reason: `'${cells[found.column]}' ${found.reason}` } : null;
}

/**
 * One corrected row of a feed as a vehicle, or why not. Fields that cannot be read are reported, and named, so that what
 * is stored of them stays.
 */
export function readRow(cells: Cells, context: RowContext): RowReading {
  const { mapping, now } = context;
  const { rules, missing, providedFields } = mappingRules(mapping);
  if (Object.values(cells).every((text) => text === '' || missing.has(text)))
    return { ok: false, issue: { column: '', reason: 'the row is empty' }, subject: 'nothing' };
  const rowKey = readKey(cells, context);
  const refused = (issue: Issue): RowReading => ({ ok: false, issue, subject: subjectOf(rowKey) });
  const contradiction = contradictionOf(cells, context);
  if (contradiction) return refused(contradiction);
  if ('ids' in rowKey && rowKey.ids.length > 0) return refused(rowKey.issue);
  const issues: Issue[] = [];
  const unread: string[] = [];
  const { take, state } = collectState();
  const whole: Record<string, unknown> = { ...unknownVehicle, created_at: now, updated_at: now };
  for (const rule of rules) {
    const { path } = rule;
    const { reading, column }: { reading: Reading; column: string } = isStateField(path)
      ? readStateField(path, rule, cells, missing)
      : readField(rule, cells, missing);
    if (!reading.known && rule.required) return refused({ column, reason: reading.reason ?? 'is empty' });
    if (!reading.known && reading.reason !== null) issues.push({ column, reason: reading.reason });
    if (isStateField(path)) take(path, reading);
    else if (reading.known) {
      put(whole, rule.parts, reading.value);
      if (reading.reason !== undefined) issues.push({ column, reason: reading.reason });
    } else if (reading.reason !== null) unread.push(path);
  }
  const { dealership, digest, id, isStored } =
    'ids' in rowKey ? { dealership: context.site.dealerships[0], digest: '', id: 'unknown', isStored: false } : rowKey;
  const name = (whole['name'] ??= composeName(whole) ?? undefined);
  whole['id'] = id;
  // A stored vehicle that is known by another key keeps the stock number that the row lacks.
  if (isStored && whole['stocknum'] === undefined) unread.push('stocknum');
  whole['stocknum'] ??= stocknumFrom(digest);
  whole['slug'] ??= `${slugify(String(name ?? '')).slice(0, 120) || 'vehicle'}-${digest.slice(0, 8)}`;
  whole['dealership_id'] = dealership?.id;
  whole['dealership_name'] = dealership?.name;
  whole['dealership_slug'] = dealership?.slug;
  const columnOf = (field: string): string => {
    const rule = rules.find(({ path }) => path === field) ?? rules.find(({ head }) => head === field);
    return rule ? readField(rule, cells, missing).column : '';
  };
  const checked = checkVehicle(whole, { mapping, columnOf, providedFields });
  if (!checked.ok) return refused(checked.issue);
  const { vehicle } = checked;
  if ('ids' in rowKey) return { ok: false, issue: rowKey.issue, subject: { names: vehicle } };
  const repeat = rowKey.claim();
  if (repeat) return refused(repeat);
  const all = { issues: [...issues, ...checked.issues], unread: [...unread, ...checked.unread] };
  const feedId = rowKey.ownId === rowKey.id ? null : rowKey.ownId;
  return { ok: true, vehicle, state: state(), feedId, ...all, isCertain: rowKey.isCertain };
}
