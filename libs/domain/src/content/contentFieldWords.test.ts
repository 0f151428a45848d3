import type { z } from 'zod';
import { expect, it } from 'vitest';
import { contentJsonSchema } from './contentFieldWords.ts';
import { contentKindNames, contentKinds } from './contentKinds.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Fields of a schema, with where they stand. */
function* fieldsOf(schema: Schema, path: string): Generator<[string, Schema]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [`${path}.${name}`, field as Schema];
    yield* fieldsOf(field as Schema, `${path}.${name}`);
  }
  for (const one of [...(schema.anyOf ?? []), schema.items]) if (one) yield* fieldsOf(one as Schema, path);
}

it.each(contentKindNames.filter((kind) => !('ofMake' in contentKinds[kind])))(
  'every field of %s that a dealer fills in has a name in plain words',
  (kind) => {
    const unnamed = [...fieldsOf(contentJsonSchema(kind), kind)].filter(([, { title }]) => title === undefined);
    expect(unnamed.map(([path]) => path)).toEqual([]);
  },
);

it('says what a field means where it stands', () => {
  const { properties = {} } = contentJsonSchema('redirects');
  expect(properties['text']).toMatchObject({ title: 'Addresses', type: 'string', maxLength: 1_000_000 });
  expect(contentJsonSchema('page').properties?.['text']).toMatchObject({ title: 'Text' });
});
