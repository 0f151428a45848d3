import type { Mapping, Step } from './mapping.ts';

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
}

const known = new WeakMap<Mapping, MappingRules>();

function ruleOf([path, rule]: [string, Mapping['fields'][string]]): ReadingRule {
  const parts = path.split('.');
  const shape = { path, parts, head: parts[0] ?? path };
  if ('value' in rule) return { ...shape, constant: rule.value, columns: [], steps: [], required: false };
  return { ...shape, constant: undefined, columns: [rule.from].flat(), steps: rule.steps, required: rule.required };
}

export function mappingRules(mapping: Mapping): MappingRules {
  let found = known.get(mapping);
  if (!found) {
    const rules = Object.entries(mapping.fields).map(ruleOf);
    found = {
      rules,
      missing: new Set(mapping.missing),
      providedFields: [...new Set(rules.map(({ head }) => head))],
    };
    known.set(mapping, found);
  }
  return found;
}
