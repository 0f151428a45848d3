import { vehicleSchema } from '@forecourt/domain';
import {
  addProperty,
  CommandError,
  propertyNames,
  type Draft,
  type Generated,
  type Wish,
} from '@forecourt/platform/generate';
import { z } from 'zod';

const attributes = 'libs/domain/src/search/attributes.ts';
const titles = 'libs/domain/src/messages/tables/filterMessages.ts';
const readers = 'libs/search/src/model/attributeValues.ts';

const measures = ['berths', 'doors', 'kilograms', 'kilometres', 'millimetres', 'money', 'seats', 'year'];

interface FieldShape {
  type?: string;
  anyOf?: readonly FieldShape[];
}

/** Fields of a vehicle that a filter of a kind can be read from as they are. */
function fieldsOf(kind: 'words' | 'number'): string[] {
  const { properties = {} } = z.toJSONSchema(vehicleSchema, { unrepresentable: 'any' }) as {
    properties?: Record<string, FieldShape>;
  };
  const isOf = ({ type, anyOf }: FieldShape): boolean =>
    anyOf
      ? anyOf.some((one) => one.type !== 'null') && anyOf.every((one) => one.type === 'null' || isOf(one))
      : kind === 'words'
        ? type === 'string'
        : type === 'number' || type === 'integer';
  return Object.entries(properties).flatMap(([name, shape]) => (isOf(shape) ? [name] : []));
}

/** A row of the table of attributes with its control, its heading, and its reader. */
export function generateFilter(draft: Draft, { name, options }: Wish): Generated {
  const { kind = 'words', measure, from = name } = options;
  const title = options['title'] ?? name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  if (kind !== 'words' && kind !== 'number') {
    throw new CommandError(`--kind: 'words' or 'number', not '${kind}'. Other kinds need rules of their own.`);
  }
  if (kind === 'number' && !measures.includes(measure ?? '')) {
    throw new CommandError(`--measure: what the number counts, one of ${measures.join(', ')}`);
  }
  if (propertyNames(draft, attributes, 'searchAttributes').includes(name)) {
    throw new CommandError(`There is a filter '${name}' already: choose another name.`);
  }
  const fields = fieldsOf(kind);
  if (!fields.includes(from)) {
    const of = kind === 'words' ? 'text' : 'a number';
    throw new CommandError(
      `--from: a field of vehicles that holds ${of}, one of ${fields.join(', ')}; a new one begins in libs/domain/src/vehicleSchema.ts.`,
    );
  }
  const quoted = `'${title.replaceAll("'", '’')}'`;
  const row =
    kind === 'words'
      ? `{ kind: 'words', control: 'list' }`
      : `{ kind: 'number', control: 'range', measure: '${measure}' }`;
  const key = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  addProperty(draft, attributes, 'searchAttributes', { name, value: row });
  addProperty(draft, titles, 'filterMessages', { name: `filter.${key}`, value: quoted });
  addProperty(draft, readers, 'readers', { name, value: `({ vehicle }) => vehicle.${from}` });
  return {
    tests: { folder: 'libs/search', files: ['src/model/searchAttributes.test.ts'] },
    projects: ['@forecourt/domain', '@forecourt/search'],
    next: [
      `Sites show it with { "attribute": "${name}" } in search.filters; npm run site -- schema tells editors of it.`,
    ],
  };
}
