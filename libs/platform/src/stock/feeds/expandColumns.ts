import type { Mapping } from './mapping.ts';
import { fieldColumns, templateColumns } from './mappingRules.ts';

type Field = Mapping['fields'][string];

/** Columns that the reader adds to a row; see `title` of a mapping. */
export const titleColumns = ['title.year', 'title.make', 'title.model', 'title.badge'] as const;

/** What people call a column: of one that the reader adds, the part and the column that it is taken from. */
export function columnTitle(column: string, { title }: Pick<Mapping, 'title'>): string {
  const isAdded = title !== null && titleColumns.some((name) => name === column);
  return isAdded ? column.replace('title.', `${title.column}: `) : column;
}

const folded = (name: string): string => name.trim().toLowerCase();
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names of columns that a name in a mapping stands for: in any case, and with any text for `*`. */
export const columnPattern = (column: string): RegExp =>
  new RegExp(`^${column.trim().split('*').map(escaped).join('.*')}$`, 'i');

/**
 * The mapping with the feed's own names of its columns: `*` is replaced by the columns that it stands for, and a name that
 * differs in case alone by the feed's. Where columns may be absent, what reads none that is there is left out.
 */
export function expandColumns(mapping: Mapping, header: readonly string[]): Mapping {
  const exact = new Set<string>([...header, ...titleColumns]);
  const byFolded = new Map(header.map((name) => [folded(name), name]));
  const mayLack = mapping.absentColumns === 'ignore';

  const nameOf = (column: string): string => (exact.has(column) ? column : (byFolded.get(folded(column)) ?? column));
  const isThere = (column: string): boolean => exact.has(nameOf(column));

  function namesOf(columns: string | readonly string[]): string[] {
    const names = [columns].flat().flatMap((column) => {
      if (!column.includes('*') || exact.has(column)) return nameOf(column);
      const pattern = columnPattern(column);
      const matching = header.filter((name) => pattern.test(name));
      return matching.length > 0 ? matching : column;
    });
    const present = mayLack ? names.filter((name) => exact.has(name)) : names;
    return [...new Set(present)];
  }

  function expandField(field: Field): Field | null {
    if ('value' in field) return field;
    if ('from' in field) return withColumns(namesOf(field.from), (from) => ({ ...field, from }));
    if ('all' in field) return withColumns(namesOf(field.all), (all) => ({ ...field, all }));
    if ('flags' in field) {
      const flags = Object.entries(field.flags).flatMap(([column, word]) =>
        mayLack && !isThere(column) ? [] : [[nameOf(column), word] as const],
      );
      return flags.length > 0 ? { flags: Object.fromEntries(flags) } : null;
    }
    const template = field.template.replace(/\{([^{}]+)\}/g, (_, column: string) =>
      mayLack && !isThere(column) ? '' : `{${nameOf(column)}}`,
    );
    return templateColumns(template).length === 0 ? null : { ...field, template };
  }

  function withColumns(columns: string[], make: (columns: string[]) => Field): Field | null {
    return columns.length > 0 ? make(columns) : null;
  }

  const fields = Object.entries(mapping.fields).flatMap(([path, field]) => {
    const expanded = expandField(field);
    // A field that each vehicle needs is missed by name.
    if (expanded !== null) return [[path, expanded] as const];
    return 'required' in field && field.required ? [[path, field] as const] : [];
  });
  const { title, dealership } = mapping;
  const orNull = (column: string | null): string | null =>
    column === null || (mayLack && !isThere(column)) ? null : nameOf(column);
  return {
    ...mapping,
    key: mapping.key.map(nameOf),
    dealership: orNull(dealership),
    skip: mapping.skip
      .filter(({ column }) => !mayLack || isThere(column))
      .map((rule) => ({ ...rule, column: nameOf(rule.column) })),
    title: title && {
      ...title,
      column: nameOf(title.column),
      year: orNull(title.year),
      make: orNull(title.make),
      model: orNull(title.model),
    },
    fields: Object.fromEntries(fields),
  };
}

/** Columns that a mapping reads, whether the feed has them or not. */
export function columnsRead({ fields, title, key, dealership, skip }: Mapping): string[] {
  const ofTitle = title ? [title.column, title.year, title.make, title.model] : [];
  const names = [
    ...Object.values(fields).flatMap(fieldColumns),
    ...ofTitle,
    ...key,
    dealership,
    ...skip.map(({ column }) => column),
  ];
  return names.filter((name) => name !== null);
}
