import type { Mapping, Step } from './mapping.ts';
import { numberSteps } from './numbers/numberSteps.ts';

/** How one field of a vehicle is read, worked out once for all rows. */
export interface ReadingRule {
  /** The field's name, nested ones with a dot. */
  path: string;
  parts: readonly string[];
  /** First part of the name. */
  head: string;
  /** What the field always is; undefined where it is read. */
  constant: unknown;
  columns: readonly string[];
  steps: readonly Step[];
  required: boolean;
}

export interface MappingRules {
  rules: readonly ReadingRule[];
  /** Texts that mean nothing. */
  missing: ReadonlySet<string>;
  /** Fields that the feed decides. */
  providedFields: readonly string[];
  /** Columns of a corrected row that say something of the vehicle; the others may change and nothing follows. */
  columns: readonly string[];
  /** Of these the columns from which it is known which vehicle a row is. */
  keyColumns: readonly string[];
  makeRule: ReadingRule | null;
  modelRule: ReadingRule | null;
  idRule: ReadingRule | null;
}

const known = new WeakMap<Mapping, MappingRules>();

function ruleOf([path, rule]: [string, Mapping['fields'][string]], { decimal }: Mapping): ReadingRule {
  const parts = path.split('.');
  const shape = { path, parts, head: parts[0] ?? path };
  if ('value' in rule) return { ...shape, constant: rule.value, columns: [], steps: [], required: false };
  return {
    ...shape,
    constant: undefined,
    columns: [rule.from].flat(),
    steps: numberSteps(path, rule.steps, decimal),
    required: rule.required,
  };
}

function columnsOf(mapping: Mapping, rules: readonly ReadingRule[]): string[] {
  const columns = new Set(rules.flatMap((rule) => rule.columns));
  for (const column of mapping.key) columns.add(column);
  if (mapping.dealership !== null) columns.add(mapping.dealership);
  for (const { when, column } of mapping.contradictions)
    for (const name of [...Object.keys(when), column]) columns.add(name);
  return [...columns];
}

export function mappingRules(mapping: Mapping): MappingRules {
  let found = known.get(mapping);
  if (!found) {
    const rules = Object.entries(mapping.fields).map((field) => ruleOf(field, mapping));
    const ruleFor = (path: string): ReadingRule | null => rules.find((rule) => rule.path === path) ?? null;
    found = {
      rules,
      missing: new Set(mapping.missing),
      providedFields: [...new Set(rules.map(({ head }) => head))],
      columns: columnsOf(mapping, rules),
      keyColumns: [...new Set([...mapping.key, mapping.dealership ?? [], ruleFor('id')?.columns ?? []].flat())],
      makeRule: ruleFor('make'),
      modelRule: ruleFor('model'),
      idRule: ruleFor('id'),
    };
    known.set(mapping, found);
  }
  return found;
}
