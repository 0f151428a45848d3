import type { OwnFlags } from '@forecourt/domain';
import type { MessageTable } from '@forecourt/domain/messages';
import type { JsonSchema } from './jsonSchema.ts';

/** What a host offers to its site files by name. */
export interface OfferedNames {
  templates: readonly string[];
  themes: readonly string[];
  lenders: readonly string[];
  flags: OwnFlags;
  messages: MessageTable;
  /** Ways to deliver leads. @default none */
  channels?: readonly string[];
  /** @default none */
  plugins?: readonly string[];
}

/** A field with examples, which editors offer; the host is who checks the name. */
const withExamples = (field: JsonSchema | undefined, names: readonly string[]): JsonSchema => ({
  ...field,
  ...(names.length > 0 && { examples: [...names] }),
});

/** A field of every alternative of a list's entries that has it. */
function inEntries(list: JsonSchema | undefined, name: string, change: (field: JsonSchema) => JsonSchema): JsonSchema {
  const within = (entry: JsonSchema): JsonSchema => {
    const { properties, oneOf, anyOf } = entry;
    const field = properties?.[name];
    return {
      ...entry,
      ...(field && { properties: { ...properties, [name]: change(field) } }),
      ...(oneOf && { oneOf: oneOf.map(within) }),
      ...(anyOf && { anyOf: anyOf.map(within) }),
    };
  };
  return { ...list, ...(list?.items && { items: within(list.items) }) };
}

const flagText = ({ default: usual, reason }: OwnFlags[string]): string =>
  `${reason}. Default: ${usual}, unless the manufacturer or the template says otherwise.`;

/**
 * The JSON Schema of site files with the names that a host offers, beside those that it has already.
 * @param schema of site files
 */
export function offerNames(schema: JsonSchema, offered: OfferedNames): JsonSchema {
  const { templates, themes, lenders, flags, messages, channels = [], plugins = [] } = offered;
  const fields = schema.properties ?? {};
  const lenderList = fields['finance']?.properties?.['lenders'];
  const more = (name: string, properties: Record<string, JsonSchema>): JsonSchema => ({
    ...fields[name],
    properties: { ...fields[name]?.properties, ...properties },
  });
  const named = <Value>(table: Readonly<Record<string, Value>>, describe: (value: Value) => JsonSchema) =>
    Object.fromEntries(Object.entries(table).map(([name, value]) => [name, describe(value)]));
  return {
    ...schema,
    properties: {
      ...fields,
      template: withExamples(fields['template'], templates),
      theme: withExamples(fields['theme'], themes),
      finance: more('finance', { lenders: { ...lenderList, items: withExamples(lenderList?.items, lenders) } }),
      flags: more(
        'flags',
        named(flags, (flag) => ({ type: 'boolean', description: flagText(flag) })),
      ),
      messages: more(
        'messages',
        named(messages, (text) => ({ type: 'string', description: text })),
      ),
      leadDestinations: inEntries(fields['leadDestinations'], 'channel', (field) => withExamples(field, channels)),
      plugins: inEntries(fields['plugins'], 'plugin', (field) => withExamples(field, plugins)),
    },
  };
}
