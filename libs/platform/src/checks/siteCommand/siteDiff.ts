/** One field that differs. `undefined` is a field that is not there. */
export interface FieldChange {
  /** Where it stands. @example 'locations.0.contact_detail.phone' */
  path: string;
  before: unknown;
  after: unknown;
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every field that differs between two records, those of nested records and lists among them. */
export function changesBetween(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return Object.is(before, after) ? [] : [{ path, before, after }];
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => changesBetween(before[name], after[name], path === '' ? name : `${path}.${name}`));
}

const worded = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

/** A change in one line. @example wordedChange({ path: 'theme', before: 'kia', after: 'mazda' }) // 'theme: "kia" → "mazda"' */
export function wordedChange({ path, before, after }: FieldChange): string {
  if (before === undefined) return `${path}: new: ${worded(after)}`;
  if (after === undefined) return `${path}: gone, was ${worded(before)}`;
  return `${path}: ${worded(before)} → ${worded(after)}`;
}
