import { vehicleSchema, type Vehicle } from '@forecourt/domain';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns undefined where there is none */
function valueAt(fields: Fields, path: readonly string[]): unknown {
  let value: unknown = fields;
  for (const part of path) {
    if (!isFields(value)) return undefined;
    value = value[part];
  }
  return value;
}

/** A copy with a value at a path. */
function withValue(fields: Fields, [part = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) return { ...fields, [part]: value };
  const inner = fields[part];
  return { ...fields, [part]: withValue(isFields(inner) ? inner : {}, rest, value) };
}

/**
 * Puts back the stored values of fields whose cells could not be read, also of parts such as `variant.torque`. A part that
 * does not fit the rest of its field any more leaves the whole field as it is stored.
 * @param unread paths of the fields
 */
export function keepUnread(merged: Vehicle, unread: readonly string[], stored: Vehicle): Vehicle {
  let kept = merged as Fields;
  for (const path of unread) {
    const parts = path.split('.');
    const [head = ''] = parts;
    const value = valueAt(stored as Fields, parts);
    if (value === undefined) continue;
    const changed = withValue(kept, parts, value);
    const schema = vehicleSchema.shape[head as keyof typeof vehicleSchema.shape];
    const checked = parts.length === 1 ? null : schema.safeParse(changed[head]);
    if (checked === null) kept = changed;
    else kept = { ...kept, [head]: checked.success ? checked.data : valueAt(stored as Fields, [head]) };
  }
  return kept as Vehicle;
}
