import { z } from 'zod';
import { closestName } from './closestName.ts';

/** The parts of a JSON Schema that say which fields a record may have. */
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: { enum?: readonly string[] };
  items?: Schema | boolean;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  const?: unknown;
  $defs?: Record<string, Schema>;
}

export interface UnknownField {
  /** Where it stands. @example 'locations.0.adress' */
  path: string;
  /** The field that may have been meant. */
  suggestion: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a record is of the alternative that its constants name. */
function couldBe({ properties = {} }: Schema, value: Record<string, unknown>): boolean {
  return Object.entries(properties).every(([name, one]) => one.const === undefined || one.const === value[name]);
}

/** All schemas that a value may have to obey, references and alternatives followed. */
function schemasFor(schema: Schema, root: Schema, value: unknown): Schema[] {
  if (schema.$ref !== undefined) {
    const named = schema.$ref === '#' ? root : root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return named ? schemasFor(named, root, value) : [];
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const all = [schema, ...parts.flatMap((part) => schemasFor(part, root, value))];
  return isRecord(value) ? all.filter((one) => couldBe(one, value)) : all;
}

function lookInto(value: unknown, schemas: readonly Schema[], root: Schema, path: readonly string[]): UnknownField[] {
  if (Array.isArray(value)) {
    const items = schemas.flatMap((one) => (typeof one.items === 'object' ? [one.items] : []));
    return value.flatMap((one: unknown, at) =>
      lookInto(
        one,
        items.flatMap((item) => schemasFor(item, root, one)),
        root,
        [...path, String(at)],
      ),
    );
  }
  if (!isRecord(value)) return [];
  const names = schemas.flatMap(({ properties = {}, propertyNames }) => [
    ...Object.keys(properties),
    ...(propertyNames?.enum ?? []),
  ]);
  const isOpen = schemas.every(({ properties, propertyNames }) => !properties && !propertyNames?.enum);
  return Object.entries(value).flatMap(([name, one]) => {
    const own = schemas.flatMap(({ properties, additionalProperties }) => {
      const found = properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      return typeof found === 'object' ? [found] : [];
    });
    if (!isOpen && !names.includes(name)) {
      return [{ path: [...path, name].join('.'), suggestion: closestName(name, names) }];
    }
    return lookInto(
      one,
      own.flatMap((found) => schemasFor(found, root, one)),
      root,
      [...path, name],
    );
  });
}

/**
 * What is said of an unknown field.
 * @param noun what the field is to those who write it
 * @example unknownFieldMessage({ path: 'titel', suggestion: 'title' }) // "is not a known field; did you mean 'title'?"
 */
export const unknownFieldMessage = ({ suggestion }: UnknownField, noun = 'field'): string =>
  `is not a known ${noun}${suggestion === null ? '' : `; did you mean '${suggestion}'?`}`;

/**
 * Fields of a record that its schema does not know: most are mistyped, and would be passed over in silence.
 * @returns a function that names those of a record
 */
export function unknownFieldsOf(schema: z.ZodType): (record: unknown) => UnknownField[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return (record) => lookInto(record, schemasFor(root, root, record), root, []);
}
