import type { JsonSchema } from '@forecourt/platform/operate';

interface Row {
  field: string;
  schema: JsonSchema;
  isRequired: boolean;
}

const code = (value: unknown): string =>
  value === '' ? 'empty' : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

const alternatives = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] => anyOf ?? oneOf ?? [];

function range({ minimum, maximum }: JsonSchema, unlimited: number): string {
  const max = maximum !== undefined && maximum < unlimited ? maximum : null;
  if (minimum === undefined || minimum <= -unlimited)
    return max === null ? '' : ` up to ${max.toLocaleString('en-AU')}`;
  return max === null
    ? ` from ${minimum.toLocaleString('en-AU')}`
    : ` ${minimum.toLocaleString('en-AU')} to ${max.toLocaleString('en-AU')}`;
}

/** More would hide the field's meaning. */
const maxExamples = 8;

/** What a field takes, in words. */
function valueWords(schema: JsonSchema): string {
  const parts = alternatives(schema);
  if (parts.length > 0) return [...new Set(parts.map(valueWords))].join(' or ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  const { examples = [] } = schema;
  if (examples.length > 0 && examples.length <= maxExamples) {
    return `${examples.map(code).join(', ')}, or another of the host's`;
  }
  if (schema.$ref !== undefined) return 'entry of a menu';
  if (schema.items) return `list of ${valueWords(schema.items)}`;
  if (Array.isArray(schema.type)) return schema.type.map((type) => valueWords({ ...schema, type })).join(' or ');
  switch (schema.type) {
    case 'string': {
      const kind = schema.format === 'uri' ? 'address' : schema.format === 'date-time' ? 'instant' : 'text';
      return schema.maxLength === undefined
        ? kind
        : `${kind}, up to ${schema.maxLength.toLocaleString('en-AU')} letters`;
    }
    case 'integer':
      return `whole number${range(schema, Number.MAX_SAFE_INTEGER)}`;
    case 'number':
      return `number${range(schema, Number.MAX_SAFE_INTEGER)}`;
    case 'boolean':
      return '`true` or `false`';
    case 'null':
      return '`null`';
    case 'object':
      return 'record';
    default:
      return '';
  }
}

/** The one record that a field holds, in a list or beside null too; null where there are several kinds, or none. */
function recordOf(schema: JsonSchema): { record: JsonSchema; suffix: string } | null {
  if (schema.properties) return { record: schema, suffix: '' };
  if (schema.items) {
    const inner = recordOf(schema.items);
    return inner && { ...inner, suffix: `[]${inner.suffix}` };
  }
  const records = alternatives(schema).filter(({ type }) => type === 'object');
  return records.length === 1 && records[0] ? { record: records[0], suffix: '' } : null;
}

/** Whether all fields of a record take the same, so that one row tells of all. */
function isSameEverywhere(fields: Record<string, JsonSchema>): boolean {
  const shapes = new Set(Object.values(fields).map((field) => JSON.stringify({ ...field, description: '' })));
  return Object.keys(fields).length > 2 && shapes.size === 1 && Object.values(fields).every((one) => recordOf(one));
}

/** All rows of a record's fields, those of records within it among them. */
function rowsOf({ properties = {}, required = [], additionalProperties }: JsonSchema, path: string): Row[] {
  const named = Object.entries(properties);
  const rows = isSameEverywhere(properties)
    ? [[`{${named.map(([name]) => name).join(' · ')}}`, named[0]?.[1] ?? {}] as const]
    : named;
  const open = typeof additionalProperties === 'object' ? [['{name}', additionalProperties] as const] : [];
  return [...rows, ...open].flatMap(([name, schema]): Row[] => {
    const field = path === '' ? name : `${path}.${name}`;
    const inner = recordOf(schema);
    const own = { field, schema, isRequired: required.includes(name) };
    const kinds = alternatives(schema.items ?? {}).filter((one) => one.properties);
    return [
      own,
      ...(inner ? rowsOf(inner.record, `${field}${inner.suffix}`) : []),
      ...(inner ? [] : kinds.flatMap((kind) => rowsOf(kind, `${field}[]`))),
    ];
  });
}

function line({ field, schema, isRequired }: Row): string {
  const fallback = isRequired ? '**needed**' : schema.default === undefined ? '' : code(schema.default);
  const shown = fallback.length > 80 ? 'see the schema' : fallback;
  return `| \`${field}\` | ${cell(valueWords(schema))} | ${cell(shown)} | ${cell(schema.description ?? '')} |`;
}

const head = '| field | value | default | meaning |\n| --- | --- | --- | --- |';

/** Everything that a site's file can hold, as a page for people. @param schema as `siteJsonSchema` gives it */
export function fieldReference(schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => !name.startsWith('$'));
  const isSimple = (one: JsonSchema) =>
    rowsOf({ properties: { one } }, '').length === 1 && typeof one.additionalProperties !== 'object';
  const simple = fields.filter(([, one]) => isSimple(one));
  const sections = fields
    .filter(([, one]) => !isSimple(one))
    .map(([name, one]) => {
      const rows = rowsOf({ properties: { [name]: one } }, '').slice(1);
      return `## ${name}\n\n${one.description ?? ''}\n\n${head}\n${[...new Set(rows.map(line))].join('\n')}`;
    });
  const required = schema.required ?? [];
  const top = simple.map(([field, one]) => line({ field, schema: one, isRequired: required.includes(field) }));
  return [
    '# Fields of a site file',
    'Made from the schema by `npm run site -- schema`: change the comments there, not this page. Fields of records in a list are written with `[]`; what is left out takes its default.',
    '## The site itself',
    `${head}\n${top.join('\n')}`,
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
