import { flagTable, siteSchema, standardLenders } from '@forecourt/domain';
import { standardMessages } from '@forecourt/platform';
import { offerNames, type JsonSchema } from '@forecourt/platform/operate';
import { z } from 'zod';
import { alternativePath, type FieldTexts } from './fieldTexts.ts';

/** A record whose names are a list becomes one field for each name, so that editors offer them. */
function withNamedFields({ propertyNames, additionalProperties, ...rest }: JsonSchema): JsonSchema {
  const names = propertyNames?.enum ?? [];
  const value = typeof additionalProperties === 'object' ? additionalProperties : {};
  return { ...rest, properties: Object.fromEntries(names.map((name) => [name, value])) };
}

/** The text that tells an alternative from the others. */
const constantOf = ({ properties = {} }: JsonSchema): string | undefined =>
  Object.values(properties)
    .map((field) => field.const)
    .find((value) => typeof value === 'string');

function describe(schema: JsonSchema, path: string, texts: FieldTexts): JsonSchema {
  const one = schema.propertyNames?.enum ? withNamedFields(schema) : schema;
  const inner = (part: JsonSchema, at: string) => describe(part, at, texts);
  const described: JsonSchema = { ...one };
  for (const list of ['anyOf', 'oneOf', 'allOf'] as const) {
    const parts = one[list];
    if (parts) described[list] = parts.map((part) => inner(part, alternativePath(path, constantOf(part))));
  }
  if (one.items) described.items = inner(one.items, `${path}[]`);
  if (typeof one.additionalProperties === 'object') {
    described.additionalProperties = inner(one.additionalProperties, `${path}.*`);
  }
  if (one.properties) {
    described.additionalProperties ??= false;
    described.properties = Object.fromEntries(
      Object.entries(one.properties).map(([name, field]) => {
        const own = path === '' ? name : `${path}.${name}`;
        const text = texts.get(own) ?? '';
        return [name, { ...(text !== '' && { description: text }), ...inner(field, own) }];
      }),
    );
  }
  return described;
}

/**
 * JSON Schema of a site's file, by which editors complete, explain and check it.
 * @param texts what each field is
 * @param names what the fields of that name offer; hosts may have others
 */
export function siteJsonSchema(
  texts: FieldTexts,
  names: Readonly<Record<'themes' | 'templates', readonly string[]>>,
): JsonSchema {
  const plain = z.toJSONSchema(siteSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const { $schema, $defs, ...root } = plain;
  const described = describe(root, '', texts);
  // Assets, vendors and the rules of lenders are the host's to write.
  const { assets: _assets, vendors: _vendors, ...fields } = described.properties ?? {};
  const { ownLenders: _lenders, ...finance } = fields['finance']?.properties ?? {};
  const schema: JsonSchema = {
    $schema,
    title: 'A site of Forecourt',
    description: 'One dealer: name, look, places, pages, and where its leads go.',
    ...described,
    properties: {
      $schema: { type: 'string', description: 'This schema, for editors.' },
      demo_written_on: {
        type: 'string',
        format: 'date',
        description: 'Day from which the dates of a demo site move along with the calendar.',
      },
      ...fields,
      finance: { ...fields['finance'], properties: finance },
    },
    ...($defs && {
      $defs: Object.fromEntries(
        Object.entries($defs).map(([name, one]) => [name, describe(one, 'navigation[]', texts)]),
      ),
    }),
  };
  const lenders = Object.keys(standardLenders);
  return offerNames(schema, { ...names, lenders, flags: flagTable, messages: standardMessages });
}

/** JSON Schema of a theme that is data, as the schema of sites holds it. */
export function themeJsonSchema({ $schema, properties }: JsonSchema): JsonSchema {
  const theme = properties?.['themeData']?.anyOf?.find(({ type }) => type === 'object');
  return {
    $schema,
    title: 'A theme of Forecourt',
    description: "The dealer's colour and a few choices, from which every token follows.",
    ...theme,
    properties: { $schema: { type: 'string', description: 'This schema, for editors.' }, ...theme?.properties },
  };
}
