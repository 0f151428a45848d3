import { defaultTimeZone } from '@forecourt/domain';
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
  /** How several columns become one value: by the first that says something, by all, by a template, or by those that say yes. */
  combine: 'first' | 'all' | 'template' | 'flags';
  /** Text with columns in braces; '' for other ways. */
  template: string;
  /** Columns that say yes, and the words for it. */
  flags: readonly (readonly [column: string, word: string])[];
  /** What stands for a cell that is empty; '' where it says nothing. */
  empty: string;
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
  stocknumRule: ReadingRule | null;
  vinRule: ReadingRule | null;
}

const known = new WeakMap<Mapping, MappingRules>();

/** Columns of the feed that a template names. */
export const templateColumns = (template: string): string[] =>
  [...template.matchAll(/\{([^{}]+)\}/g)].map(([, column = '']) => column);

/** Columns that a field is read from. */
export function fieldColumns(field: Mapping['fields'][string]): string[] {
  if ('from' in field) return [field.from].flat();
  if ('all' in field) return [field.all].flat();
  if ('template' in field) return templateColumns(field.template);
  return 'flags' in field ? Object.keys(field.flags) : [];
}

/** The step with what the mapping says of all dates. */
function datedStep(step: Step, { dates, timeZone }: Mapping): Step {
  if (step.do === 'date' || step.do === 'month') return { ...step, order: step.order ?? dates };
  if (step.do !== 'instant') return step;
  return { ...step, order: step.order ?? dates, zone: step.zone ?? timeZone ?? defaultTimeZone };
}

function ruleOf([path, field]: [string, Mapping['fields'][string]], mapping: Mapping): ReadingRule {
  const parts = path.split('.');
  return {
    path,
    parts,
    head: parts[0] ?? path,
    constant: 'value' in field ? field.value : undefined,
    columns: fieldColumns(field),
    combine: 'all' in field ? 'all' : 'template' in field ? 'template' : 'flags' in field ? 'flags' : 'first',
    template: 'template' in field ? field.template : '',
    flags: 'flags' in field ? Object.entries(field.flags) : [],
    empty: 'from' in field ? (field.empty ?? '') : '',
    steps:
      'steps' in field ? numberSteps(path, field.steps, mapping.decimal).map((step) => datedStep(step, mapping)) : [],
    required: 'required' in field && field.required,
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
    const rules = Object.entries(mapping.fields).map((entry) => ruleOf(entry, mapping));
    // A feed that says make and model names its vehicles, also where it has no title.
    const isComposed = 'make' in mapping.fields && 'model' in mapping.fields;
    const ruleFor = (path: string): ReadingRule | null => rules.find((rule) => rule.path === path) ?? null;
    // With ids of its own a feed's vehicles are known by these as well, where a row lacks its id.
    const ownKeys = ruleFor('id') ? rules.filter(({ path }) => ['id', 'stocknum', 'vin'].includes(path)) : [];
    found = {
      rules,
      missing: new Set(mapping.missing),
      providedFields: [...new Set([...rules.map(({ head }) => head), ...(isComposed ? ['name'] : [])])],
      columns: columnsOf(mapping, rules),
      keyColumns: [
        ...new Set([...mapping.key, mapping.dealership ?? [], ...ownKeys.map(({ columns }) => columns)].flat()),
      ],
      makeRule: ruleFor('make'),
      modelRule: ruleFor('model'),
      idRule: ruleFor('id'),
      stocknumRule: ruleFor('stocknum'),
      vinRule: ruleFor('vin'),
    };
    known.set(mapping, found);
  }
  return found;
}
