import { contentKinds, type ContentKind } from '@forecourt/domain';

/** A JSON schema, as far as those of content go. */
export interface FieldSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
}

type Path = readonly PropertyKey[];
interface Text {
  path: Path;
  /** Which of the texts it holds: the hostile one, then ever plainer ones. */
  at: number;
}

/** What a field takes that does not take any words. */
const plainTexts = [
  ...['x', '2026-01-01', '/search', 'https://www.example.com/a', '/media/demo/a', '#336699', '09:00', '0400000000'],
  ...['a@b.example', 'www.example.com', 'Toyota', '/former-address /about-us', 'WA', '6160', '5', 'a-name'],
];

function at(record: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<PropertyKey, unknown> | undefined)?.[name], record);
}

function put(record: unknown, path: Path, value: unknown): void {
  const parent = at(record, path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined;
  const name = path.at(-1);
  if (parent === undefined || name === undefined) return;
  if (value === undefined) delete parent[name];
  else parent[name] = value;
}

/** Fills every field that a schema knows, texts with one word. */
function filled(schema: FieldSchema, word: string, path: Path, texts: Text[]): unknown {
  const other = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(({ type }) => type !== 'null');
  if (other) return filled(other, word, path, texts);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      texts.push({ path, at: -1 });
      return word;
    case 'number':
    case 'integer':
      return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
    case 'boolean':
      return false;
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, (_, place) =>
        filled(schema.items ?? {}, word, [...path, place], texts),
      );
    case 'object': {
      const names = Object.entries(schema.properties ?? {});
      return Object.fromEntries(names.map(([name, field]) => [name, filled(field, word, [...path, name], texts)]));
    }
    default:
      return null;
  }
}

/** What a record of a kind must not say, to have a page of its own. */
const withPage: Readonly<Partial<Record<ContentKind, object>>> = { offer: { href: null } };

/**
 * A record of a kind with one hostile text in every field that takes it, which shows from now on; and the names of
 * these fields. A field that takes no such text has a plain one.
 * @throws where no such record can be made
 */
export function hostileRecord(
  kind: ContentKind,
  schema: FieldSchema,
  word: string,
): { fields: Record<string, unknown>; hostile: string[] } {
  const texts: Text[] = [];
  const fields = filled(schema, word, [], texts) as Record<string, unknown>;
  Object.assign(fields, { draft: false, from: null, until: null }, withPage[kind]);
  for (let round = 0; round < 60; round += 1) {
    const { error } = contentKinds[kind].schema.safeParse(fields);
    if (!error) {
      const hostile = texts.filter((text) => at(fields, text.path) === word).map(({ path }) => path.join('.'));
      return { fields, hostile };
    }
    for (const { path } of error.issues) {
      // A text that is read in parts tells which part is wrong.
      const own = texts.filter((text) => `${path.join('.')}.`.startsWith(`${text.path.join('.')}.`));
      for (const text of own) {
        text.at += 1;
        // What takes nothing may be left out.
        put(fields, text.path, plainTexts[text.at]);
      }
      if (own.length === 0 && path.length > 0) put(fields, path, undefined);
    }
  }
  throw new Error(`No record of ${kind} can be made of its schema.`);
}
