import { vehicleSchema, type Vehicle } from '@forecourt/domain';
import { dropItems } from './dropItems.ts';
import type { Mapping } from './mapping.ts';
import type { Issue } from './rowReading.ts';

interface Checking {
  mapping: Mapping;
  /** The feed's own name of the column that a field was read from. */
  columnOf: (field: string) => string;
  providedFields: readonly string[];
}

type Checked =
  | { ok: true; vehicle: Vehicle; issues: Issue[]; /** Fields that are removed. */ unread: string[] }
  | { ok: false; issue: Issue };

function deletePath(target: Record<string, unknown>, path: readonly string[]): void {
  const [head = '', ...rest] = path;
  const inner = target[head];
  if (rest.length > 0 && inner && typeof inner === 'object') deletePath(inner as Record<string, unknown>, rest);
  else delete target[head];
}

const refused = (column: string, reason: string): Checked => ({ ok: false, issue: { column, reason } });

/** Validates a row with the vehicle schema. Invalid fields are removed, unless they are required. */
export function checkVehicle(whole: Record<string, unknown>, { mapping, columnOf, providedFields }: Checking): Checked {
  const [issues, unread]: [Issue[], string[]] = [[], []];
  const removed = new Set<string>();
  // A part that cannot be left out takes its whole field with it: the second look finds those.
  for (let look = 0; look < 3; look += 1) {
    const parsed = vehicleSchema.safeParse(whole);
    if (parsed.success) return { ok: true, vehicle: parsed.data, issues, unread };
    const { dropped, rest } = dropItems(whole, parsed.error.issues);
    for (const { field, reason } of dropped) issues.push({ column: columnOf(field) || field, reason });
    for (const { path, message } of rest) {
      const head = String(path[0]);
      // An invalid part that no mapping names removes the whole field.
      const part = path.join('.');
      const name = mapping.fields[part] && !removed.has(part) ? part : head;
      const rule = mapping.fields[name];
      const column = columnOf(name) || name;
      if (!providedFields.includes(head) || (rule && 'required' in rule && rule.required))
        return refused(column, message);
      if (removed.has(name)) continue;
      removed.add(name);
      deletePath(whole, name.split('.'));
      unread.push(name);
      issues.push({ column, reason: message });
    }
  }
  return refused('', 'cannot be read');
}
