import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** Words for values that a list offers. */
const valueWords: Readonly<Record<string, string>> = {
  list: 'Offers page',
  home: 'Home page',
  search: 'Among vehicles',
  popup: 'Popup',
  new: 'New',
  used: 'Used',
  demo: 'Demonstrator',
  'loan-car': 'Loan car',
  shuttle: 'Shuttle',
  collection: 'Collection',
  wait: 'Wait here',
};

const longLine = 240;
/** Addresses are one line, however long they are. */
const isAddress = (name: string): boolean => /(?:href|url|image|photo)$/.test(name);
/** Pictures, which may be uploaded. */
const isPicture = (name: string): boolean => /^(?:image_url|photo)$/.test(name);
/** Fields that say a day, or a day and a time. */
const dates: Readonly<Record<string, string>> = { from: 'time', until: 'time', published: 'day', updated: 'day' };

/** A field that may be left out, instead of one that may be null. */
function withoutNull(schema: RJSFSchema): RJSFSchema {
  const { anyOf, type, default: preset, ...rest } = schema;
  const kinds = Array.isArray(type) ? type.filter((one) => one !== 'null') : type;
  const choices = anyOf?.filter((one) => (one as RJSFSchema).type !== 'null') as RJSFSchema[] | undefined;
  return {
    ...rest,
    ...(choices?.length === 1 ? choices[0] : choices && { anyOf: choices }),
    // Words beside a choice are those of the whole field.
    ...(rest.title !== undefined && { title: rest.title }),
    ...(rest.description !== undefined && { description: rest.description }),
    ...(kinds !== undefined && { type: Array.isArray(kinds) && kinds.length === 1 ? kinds[0] : kinds }),
    ...(preset !== undefined && preset !== null && { default: preset }),
  } as RJSFSchema;
}

/**
 * A schema as a form shows it: fields may be left out instead of being null, and lists of choices are chosen from.
 * @param schema of a kind, as the content API tells it
 */
export function formSchema(schema: RJSFSchema): RJSFSchema {
  const { properties, items, $schema: _dialect, ...rest } = withoutNull(schema);
  const item = items && formSchema(items as RJSFSchema);
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, formSchema(field as RJSFSchema)]),
      ),
    }),
    ...(item && { items: item, ...(item.enum && { uniqueItems: true }) }),
  };
}

/** How fields look. @param schema as `formSchema` makes it */
export function formUi(schema: RJSFSchema, name = ''): UiSchema {
  const { type, properties, items, maxLength = 0, enum: values } = schema;
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([field, one]) => [field, formUi(one as RJSFSchema, field)]),
    );
  }
  if (type === 'array') {
    const item = items as RJSFSchema;
    const isChoice = item.enum !== undefined;
    return { items: formUi(item, name), ...(isChoice && { 'ui:widget': 'checkboxes', ...named(item.enum) }) };
  }
  if (values) return named(values);
  if (type === 'string' && isPicture(name)) return { 'ui:widget': 'picture' };
  if (type === 'string' && name in dates) return { 'ui:widget': 'moment', 'ui:options': { precision: dates[name] } };
  if (type === 'string' && maxLength >= longLine && !isAddress(name)) {
    return { 'ui:widget': 'textarea', 'ui:options': { rows: maxLength > 10_000 ? 16 : 4 } };
  }
  return {};
}

const named = (values: readonly unknown[] = []): UiSchema => ({
  'ui:enumNames': values.map((value) => valueWords[String(value)] ?? String(value)),
});
