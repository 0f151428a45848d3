import { slugify, type Dealership, type Site } from '@forecourt/domain';
import { createHash } from 'node:crypto';
import { checkVehicle } from './checkVehicle.ts';
import type { FieldRule, Mapping } from './mapping.ts';
import { expression, takeStep } from './takeStep.ts';
import type { Reading } from './reading.ts';
import { splitTitle } from './splitTitle.ts';
import type { Issue, RowReading } from './rowReading.ts';

export type Cells = Readonly<Record<string, string>>;

export interface RowContext {
  site: Site;
  mapping: Mapping;
  /** How often each key came up so far, in this reading of the feed. */
  keysSeen: Map<string, number>;
  /** Seconds since 1970, UTC. */
  now: number;
}

const refused = (column: string, reason: string): RowReading => ({ ok: false, issue: { column, reason } });

/** Removes control characters and extra spaces, but keeps line breaks, for the dealer's comments. */
function tidy(text: string): string {
  const visible = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replace(/\r\n?/g, '\n');
  return visible.replace(/[^\S\n]+/g, ' ').trim();
}

function corrected(cells: Cells, mapping: Mapping): Record<string, string> {
  const tidied = Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, tidy(text)]));
  for (const { column, when, pattern, with: replacement } of mapping.corrections) {
    if (Object.entries(when).some(([other, text]) => tidied[other] !== text)) continue;
    tidied[column] = (tidied[column] ?? '').replace(expression(pattern), replacement);
  }
  if (!mapping.title) return tidied;
  const { column, year, make, model } = mapping.title;
  const titleCells = {
    title: tidied[column] ?? '',
    year: tidied[year] ?? '',
    make: tidied[make] ?? '',
    model: tidied[model] ?? '',
  };
  const parts = splitTitle(titleCells, mapping.title);
  return { ...tidied, 'title.make': parts.make, 'title.model': parts.model, 'title.badge': parts.badge };
}

function readCell(
  text: string,
  steps: Extract<FieldRule, { from: unknown }>['steps'],
  missing: ReadonlySet<string>,
): Reading {
  if (text.includes('\ufffd')) return { known: false, reason: 'is not written in UTF-8' };
  let reading: Reading = { known: true, value: text };
  for (const step of [null, ...steps]) {
    if (step && reading.known) reading = takeStep(reading.value as string, step);
    if (!reading.known) return reading;
    if (typeof reading.value !== 'string') continue;
    const trimmed = reading.value.trim();
    if (trimmed === '' || missing.has(trimmed)) return { known: false, reason: null };
    reading = { known: true, value: trimmed };
  }
  return reading;
}

function readField(rule: FieldRule, cells: Cells, missing: ReadonlySet<string>): { reading: Reading; column: string } {
  if ('value' in rule) return { reading: { known: true, value: rule.value }, column: '' };
  const columns = typeof rule.from === 'string' ? [rule.from] : rule.from;
  let first: { reading: Reading; column: string } | null = null;
  for (const column of columns) {
    const reading = readCell(cells[column] ?? '', rule.steps, missing);
    if (reading.known) return { reading, column };
    if (!first || (!first.reading.known && first.reading.reason === null)) first = { reading, column };
  }
  return first ?? { reading: { known: false, reason: null }, column: '' };
}

function put(target: Record<string, unknown>, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) target[head] = value;
  else put((target[head] ??= {}) as Record<string, unknown>, rest.join('.'), value);
}

function dealershipOf({ site, mapping }: RowContext, cells: Cells): Dealership | Issue {
  const [own] = site.dealerships;
  if (mapping.dealership === null) return own ?? { column: '', reason: 'The site has no dealership' };
  const slug = cells[mapping.dealership] ?? '';
  if (slug === '' && own) return own;
  const found = site.dealerships.find((one) => one.slug === slug);
  return found ?? { column: mapping.dealership, reason: `'${slug.slice(0, 60)}' is not a dealership of this site` };
}

/** A hash of the row's key, the same for a vehicle in every run of its feed. */
function identify(context: RowContext, dealership: Dealership, cells: Cells): { digest: string } | Issue {
  const { mapping, keysSeen } = context;
  const parts = mapping.key.map((column) => cells[column] ?? '');
  const column = mapping.key.join(', ');
  if (parts.every((text) => text === ''))
    return { column, reason: 'is empty, so the vehicle cannot be told from others' };
  const key = [dealership.id, mapping.source, ...parts].join('\u001f');
  const times = (keysSeen.get(key) ?? 0) + 1;
  keysSeen.set(key, times);
  if (times > 1 && mapping.repeats === 'refuse') return { column, reason: 'is the same as in an earlier row' };
  return {
    digest: createHash('sha1')
      .update(times > 1 ? `${key}\u001f${times}` : key)
      .digest('hex'),
  };
}

/** One row of a feed as a vehicle, or why not. Fields that cannot be read stay empty, and are reported. */
export function readRow(given: Cells, context: RowContext): RowReading {
  const { mapping, now } = context;
  if (Object.values(given).every((text) => text.trim() === '' || mapping.missing.includes(text.trim())))
    return refused('', 'the row is empty');
  const cells = corrected(given, mapping);
  const contradiction = mapping.contradictions.find(
    ({ when, column, above }) =>
      Object.entries(when).every(([other, text]) => cells[other] === text) && Number(cells[column]) > above,
  );
  if (contradiction) return refused(contradiction.column, `'${cells[contradiction.column]}' ${contradiction.reason}`);
  const dealership = dealershipOf(context, cells);
  if ('reason' in dealership) return { ok: false, issue: dealership };
  const missing = new Set(mapping.missing);
  const issues: Issue[] = [];
  const fields: Record<string, unknown> = {};
  const columns = new Map<string, string>();
  for (const [path, rule] of Object.entries(mapping.fields)) {
    const { reading, column } = readField(rule, cells, missing);
    const head = path.split('.')[0] ?? path;
    if (!columns.has(head)) columns.set(head, column);
    columns.set(path, column);
    if (reading.known) put(fields, path, reading.value);
    else if ('required' in rule && rule.required) return refused(column, reading.reason ?? 'is empty');
    else if (reading.reason !== null) issues.push({ column, reason: reading.reason });
  }
  const identity = identify(context, dealership, cells);
  if ('reason' in identity) return { ok: false, issue: identity };
  const { digest } = identity;
  const basis = {
    id: `${mapping.source}-${digest.slice(0, 20)}`.slice(-64),
    stocknum: digest.slice(0, 8).toUpperCase(),
    slug: `${slugify(String(fields['name'] ?? '')).slice(0, 120) || 'vehicle'}-${digest.slice(0, 8)}`,
    created_at: now,
    updated_at: now,
  };
  const whole = {
    ...basis,
    ...fields,
    dealership_id: dealership.id,
    dealership_name: dealership.name,
    dealership_slug: dealership.slug,
  };
  const providedFields = [...new Set(Object.keys(mapping.fields).map((path) => path.split('.')[0] ?? path))];
  return checkVehicle(whole, { mapping, issues, columns, providedFields });
}
