import type { MappingInput } from '../mapping.ts';
import { columnProfiles, shareOf, type ColumnProfile, type FeedSample } from './feedSample.ts';
import { matchColumns } from './matchColumns.ts';
import { suggestFields } from './suggestFields.ts';

/** A mapping, and what was guessed for it, in sentences. */
export interface ProposedMapping {
  mapping: MappingInput;
  notes: string[];
}

const totalRow = /^(?:(?:sub|grand )?totals?\b|summe\b|gesamt\b)/i;
const otherStock = '^(?:w|wholesale|trade|motor(?:bike|cycle)s?)$';

function skipRules(profiles: readonly ColumnProfile[], condition: ColumnProfile | undefined, notes: string[]) {
  const skip: NonNullable<MappingInput['skip']> = [];
  const totals = profiles.slice(0, 3).find(({ texts }) => texts.some((text) => totalRow.test(text)));
  if (totals) {
    skip.push({ column: totals.name, is: '^(?:(?:sub|grand )?totals?|summe|gesamt)\\b' });
    notes.push(`Rows whose '${totals.name}' says total are skipped.`);
  }
  if (condition?.texts.some((text) => new RegExp(otherStock, 'i').test(text))) {
    skip.push({ column: condition.name, is: otherStock });
    notes.push(`Rows whose '${condition.name}' says wholesale or motorcycle are skipped.`);
  }
  return skip;
}

/** Columns that tell one vehicle from another: the first that is filled in every row, and each time differently. */
function keyOf(
  columns: ReadonlyMap<string, ColumnProfile>,
  profiles: readonly ColumnProfile[],
  rows: number,
  notes: string[],
) {
  const identifier = profiles.find(({ folded }) => folded === 'id' || folded === 'vehicleid' || folded === 'adid');
  const candidates = [columns.get('stocknum'), identifier, columns.get('vin'), columns.get('regplate')];
  const isKey = (one: ColumnProfile): boolean =>
    one.texts.length >= rows * 0.95 && new Set(one.texts).size === one.texts.length;
  const found = candidates.find((one) => one !== undefined && isKey(one));
  if (found) return { key: [found.name] };
  const steady = ['title', 'make', 'model', 'badge', 'year', 'colour', 'km'].flatMap(
    (path) => columns.get(path)?.name ?? [],
  );
  const [first] = profiles;
  notes.push('No column tells every vehicle from the others: several together do, and vehicles alike are numbered.');
  return { key: steady.length > 0 ? steady : [first?.name ?? ''], repeats: 'number' as const };
}

/** The order of day and month in dates that begin with two numbers, from those where it shows. */
function dateOrder(columns: readonly (ColumnProfile | undefined)[], notes: string[]): MappingInput['dates'] {
  const parts = columns
    .flatMap((one) => one?.texts ?? [])
    .map((text) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}\b/.exec(text))
    .filter((match) => match !== null);
  const [dayFirst, monthFirst] = [parts.some((one) => Number(one[1]) > 12), parts.some((one) => Number(one[2]) > 12)];
  if (dayFirst && monthFirst)
    notes.push('Some dates begin with the day and some with the month: dates are read with the day first.');
  else if (parts.length > 0 && !dayFirst && !monthFirst)
    notes.push('No date shows whether day or month comes first: the day is taken to.');
  return monthFirst && !dayFirst ? 'month-first' : 'day-first';
}

const ticked = /^(?:on|x|✓|✔|checked|ticked|yes|y|true|1|ja)$/i;

/** Says what an empty cell means where a column of the state is a box to tick: one word for yes, or nothing. */
function markCheckboxes(
  fields: MappingInput['fields'],
  columns: ReadonlyMap<string, ColumnProfile>,
  { rows, notes }: { rows: number; notes: string[] },
): void {
  for (const path of ['sold', 'reserved']) {
    const [column, field] = [columns.get(path), fields[path]];
    const words = new Set(column?.texts.map((text) => text.toLowerCase()));
    const [word = ''] = words;
    if (!column || !field || !('from' in field) || column.texts.length === rows) continue;
    if (words.size > 1 || !ticked.test(word)) continue;
    fields[path] = { ...field, empty: 'no' };
    notes.push(
      `'${column.name}' says '${word}' or nothing: an empty cell is read as no, so that a vehicle can be for sale again.`,
    );
  }
}

const hasWords = (text: string): boolean => /\S\s+\S/.test(text);

/** Columns of one name are read one after the other: the first that says something counts. */
function readRepeated(fields: MappingInput['fields'], header: readonly string[]): MappingInput['fields'] {
  const alike = (name: string): string[] => [
    name,
    ...header.filter((one) => one.startsWith(`${name} (`) && /^\(\d+\)$/.test(one.slice(name.length + 1))),
  ];
  const entries = Object.entries(fields).map(([path, field]) => {
    if (!('from' in field)) return [path, field];
    const names = [...new Set([field.from].flat().flatMap(alike))];
    return [path, names.length > 1 ? { ...field, from: names } : field];
  });
  return Object.fromEntries(entries) as MappingInput['fields'];
}

/** A mapping from the names and texts of the columns. */
export function mapColumns(sample: FeedSample): ProposedMapping {
  const profiles = columnProfiles(sample);
  const { notes, ...matched } = matchColumns(profiles);
  const { columns } = matched;
  const fields = suggestFields({ ...matched, notes });
  markCheckboxes(fields, columns, { rows: sample.rows.length, notes });
  const [make, model, title] = ['make', 'model', 'title'].map((path) => columns.get(path));
  const isSplit = !make || !model;
  const isLong = !columns.has('badge') && !!model && shareOf(model, hasWords) > 0.5;
  const column = isSplit ? (title ?? model) : isLong ? model : undefined;
  let rule: MappingInput['title'] = null;
  if (column) {
    const year = columns.get('year');
    rule = { column: column.name, ...(make && { make: make.name }), ...(year && { year: year.name }) };
    if (!make) fields['make'] = { from: 'title.make', steps: [{ do: 'trade-words', of: 'make' }], required: true };
    fields['model'] = { from: 'title.model', steps: [{ do: 'trade-words', of: 'model' }], required: true };
    if (!columns.has('badge')) fields['badge'] = { from: 'title.badge' };
    if (!fields['year']) fields['year'] = { from: 'title.year', steps: [{ do: 'number', min: 1900, max: 2100 }] };
    notes.push(
      `'${column.name}' is taken apart into ${make ? '' : 'make, '}model and badge by the names of the trade.`,
    );
  }
  // A title that says the year is the vehicle's name; others are worse than one that is made of the fields.
  if (title && shareOf(title, (text) => /^(?:19|20)\d\d\s/.test(text)) > 0.5) fields['name'] = { from: title.name };
  if (!fields['car_type']) {
    fields['car_type'] = { value: 'used' };
    notes.push('No column says which vehicles are new: all are read as used.');
  }
  const skip = skipRules(profiles, columns.get('car_type'), notes);
  const vehicleProfiles = profiles.map((one) => ({ ...one, texts: one.texts.filter((text) => !totalRow.test(text)) }));
  const vehicleColumns = new Map(
    [...columns].map(([path, one]) => [path, vehicleProfiles.find(({ name }) => name === one.name) ?? one]),
  );
  const rows = sample.rows.length - (skip.length > 0 ? 1 : 0);
  const dates = dateOrder(
    ['created_at', 'rego_expiry', 'build_date', 'compliance_date'].map((path) => columns.get(path)),
    notes,
  );
  const [comma] = sample.commaColumns;
  if (comma !== undefined) notes.push(`Numbers are read with a decimal comma, as '${comma}' has them.`);
  const { rows: path, columns: names } = sample.notation;
  const mapping: MappingInput = {
    source: 'dealer-feed',
    ...(path !== null && { rows: path }),
    ...(names !== null && { columns: names }),
    // Records leave out what is empty.
    ...(path !== null && { absentColumns: 'ignore' as const }),
    ...(dates === 'month-first' && { dates }),
    ...(comma !== undefined && { decimal: ',' as const }),
    ...keyOf(vehicleColumns, vehicleProfiles, rows, notes),
    ...(skip.length > 0 && { skip }),
    ...(rule && { title: rule }),
    fields: readRepeated(fields, sample.header),
  };
  return { mapping, notes };
}
