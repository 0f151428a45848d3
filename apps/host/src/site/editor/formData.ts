import type { EditedContent } from '@forecourt/platform';
import type { RJSFSchema } from '@rjsf/utils';

export type Fields = Readonly<Record<string, unknown>>;

/** What a form needs of a record. */
export type EditedRecord = Pick<EditedContent, 'below' | 'fields' | 'draft' | 'fileDraft' | 'version'>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without nulls, which a form shows as fields that are left out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutNulls(one));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [[name, withoutNulls(one)]])),
  );
}

/** What the site says of its own, as the form shows it: its draft where there is one, in the database or in a file. */
const ownOf = ({ fields, draft, fileDraft }: EditedRecord): Fields | null => draft ?? fileDraft ?? fields;

/** What a form begins with: what the site says, over what stands below it. */
export const formDataOf = (record: EditedRecord): Fields =>
  withoutNulls({ ...record.below, ...ownOf(record) }) as Fields;

/** A value that says nothing, by what is stored where a field is left out. */
const emptyOf = ({ type, anyOf, default: preset }: RJSFSchema): unknown => {
  if (preset !== undefined) return preset;
  if (anyOf ?? Array.isArray(type)) return null;
  return undefined;
};

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSame(value, other[at]));
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSame(one[name], other[name]));
  }
  return (one ?? null) === (other ?? null);
}

/**
 * The fields that a site says otherwise than what stands below, so that the rest goes on following it.
 * @param schema of the kind as the content API tells it: what is stored where a field is left out
 * @param data of the form
 * @param start what the form began with, and has filled in by itself: nobody said that
 * @param record what stands below, and what the site says already, which stays its own
 */
export function ownFields(
  schema: RJSFSchema,
  data: Fields,
  start: Fields,
  record: EditedRecord,
): Record<string, unknown> {
  const { below } = record;
  const own = ownOf(record);
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const isOwnField = own !== null && name in own;
    if (!isOwnField && isSame(data[name], start[name])) continue;
    const empty = emptyOf(field as RJSFSchema);
    const wanted = data[name] ?? empty;
    if (wanted === undefined) continue;
    if ((isOwnField && isSame(own[name], wanted)) || !isSame(wanted, name in below ? below[name] : empty))
      fields[name] = wanted;
  }
  return fields;
}

/** A problem as the content API tells it. */
export interface FieldProblem {
  /** @example 'facts.0.value'; null where the record as a whole is wrong */
  field: string | null;
  message: string;
}

export interface FormErrors {
  __errors?: string[];
  [name: string]: FormErrors | string[] | undefined;
}

/** Problems as the form shows them beside its fields; those of no field stand at its top. */
export function formErrors(problems: readonly FieldProblem[]): FormErrors {
  const errors: FormErrors = {};
  for (const { field, message } of problems) {
    let at = errors;
    for (const part of field === null ? [] : field.split('.')) at = (at[part] ??= {}) as FormErrors;
    (at.__errors ??= []).push(message);
  }
  return errors;
}
