import { slugify, type Dealership, type Site } from '@forecourt/domain';
import { hash } from 'node:crypto';
import { checkVehicle } from './checkVehicle.ts';
import type { KeyCounts } from './keyCounts.ts';
import { mappingRules, type ReadingRule } from './mappingRules.ts';
import type { Mapping } from './mapping.ts';
import { expression, takeStep } from './takeStep.ts';
import type { Reading } from './reading.ts';
import { splitTitle } from './splitTitle.ts';
import type { Issue, RowReading } from './rowReading.ts';

export type Cells = Readonly<Record<string, string>>;

export interface RowContext {
  site: Site;
  mapping: Mapping;
  /** How often each key came up so far, in this reading of the feed. */
  keysSeen: KeyCounts;
  /** Seconds since 1970, UTC. */
  now: number;
}

const refused = (column: string, reason: string): RowReading => ({ ok: false, issue: { column, reason } });

/** What a text has that needs to be tidied. */
const untidy = /[\u0000-\u0009\u000b-\u001f\u007f]| {2}|[^\S\n ]|^\s|\s$/;

/** Removes control characters and extra spaces, but keeps line breaks, for the dealer's comments. */
function tidy(text: string): string {
  if (!untidy.test(text)) return text;
  const visible = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replace(/\r\n?/g, '\n');
  return visible.replace(/[^\S\n]+/g, ' ').trim();
}

function corrected(cells: Cells, mapping: Mapping): Record<string, string> {
  const tidied: Record<string, string> = {};
  for (const column in cells) tidied[column] = tidy(cells[column] ?? '');
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

const nothing: Reading = { known: false, reason: null };

/** Text without what surrounds it; nothing for text that means nothing. */
function meaning(text: string, missing: ReadonlySet<string>): Reading {
  const value = text.trim();
  return value === '' || missing.has(value) ? nothing : { known: true, value };
}

function readCell(text: string, steps: ReadingRule['steps'], missing: ReadonlySet<string>): Reading {
  if (text === '') return nothing;
  if (text.includes('\ufffd')) return { known: false, reason: 'is not written in UTF-8' };
  let reading = meaning(text, missing);
  for (const step of steps) {
    if (!reading.known) return reading;
    reading = takeStep(reading.value as string, step);
    if (reading.known && typeof reading.value === 'string') reading = meaning(reading.value, missing);
  }
  return reading;
}

function readField(
  rule: ReadingRule,
  cells: Cells,
  missing: ReadonlySet<string>,
): { reading: Reading; column: string } {
  if (rule.constant !== undefined) return { reading: { known: true, value: rule.constant }, column: '' };
  const { columns } = rule;
  let first: { reading: Reading; column: string } | null = null;
  for (const column of columns) {
    const reading = readCell(cells[column] ?? '', rule.steps, missing);
    if (reading.known) return { reading, column };
    if (!first || (!first.reading.known && first.reading.reason === null)) first = { reading, column };
  }
  return first ?? { reading: nothing, column: '' };
}

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

/** A hash of the row's key, the same for a vehicle in every run of its feed. */
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

/** One row of a feed as a vehicle, or why not. Fields that cannot be read stay empty, and are reported. */
export function readRow(given: Cells, context: RowContext): RowReading {
  const { mapping, now } = context;
  const { rules, missing, providedFields } = mappingRules(mapping);
  if (Object.values(given).every((text) => text.trim() === '' || missing.has(text.trim())))
    return refused('', 'the row is empty');
  const cells = corrected(given, mapping);
  const contradiction = mapping.contradictions.find(
    ({ when, column, above }) =>
      Object.entries(when).every(([other, text]) => cells[other] === text) && Number(cells[column]) > above,
  );
  if (contradiction) return refused(contradiction.column, `'${cells[contradiction.column]}' ${contradiction.reason}`);
  const dealership = dealershipOf(context, cells);
  if ('reason' in dealership) return { ok: false, issue: dealership };
  const issues: Issue[] = [];
  const fields: Record<string, unknown> = {};
  const columns = new Map<string, string>();
  for (const rule of rules) {
    const { reading, column } = readField(rule, cells, missing);
    const { path, head } = rule;
    if (!columns.has(head)) columns.set(head, column);
    columns.set(path, column);
    if (reading.known) put(fields, rule.parts, reading.value);
    else if (rule.required) return refused(column, reading.reason ?? 'is empty');
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
  return checkVehicle(whole, { mapping, issues, columns, providedFields });
}
