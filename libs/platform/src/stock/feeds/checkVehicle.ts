import { vehicleSchema } from '@forecourt/domain';
import type { Mapping } from './mapping.ts';
import type { Issue, RowReading } from './rowReading.ts';

interface Checking {
  mapping: Mapping;
  issues: Issue[];
  /** The feed's own name of the column that a field was read from. */
  columnOf: (field: string) => string;
  providedFields: readonly string[];
}

function deletePath(target: Record<string, unknown>, path: readonly string[]): void {
  const [head = '', ...rest] = path;
  const inner = target[head];
  if (rest.length > 0 && inner && typeof inner === 'object') deletePath(inner as Record<string, unknown>, rest);
  else delete target[head];
}

const refused = (column: string, reason: string): RowReading => ({ ok: false, issue: { column, reason } });

/** Validates a row with the vehicle schema. Invalid fields are removed, unless they are required. */
export function checkVehicle(
  whole: Record<string, unknown>,
  { mapping, issues, columnOf, providedFields }: Checking,
): RowReading {
  const parsed = vehicleSchema.safeParse(whole);
  if (parsed.success) return { ok: true, vehicle: parsed.data, providedFields, issues };
  for (const { path, message } of parsed.error.issues) {
    const head = String(path[0]);
    // An invalid part that no mapping names, or an item of a list, removes the whole field.
    const name = mapping.fields[path.join('.')] ? path.join('.') : head;
    const rule = mapping.fields[name];
    const column = columnOf(name) || name;
    if (!providedFields.includes(head) || (rule && 'required' in rule && rule.required))
      return refused(column, message);
    deletePath(whole, name.split('.'));
    issues.push({ column, reason: message });
  }
  const again = vehicleSchema.safeParse(whole);
  if (again.success) return { ok: true, vehicle: again.data, providedFields, issues };
  const [issue] = again.error.issues;
  return refused(String(issue?.path[0] ?? ''), issue?.message ?? 'cannot be read');
}
