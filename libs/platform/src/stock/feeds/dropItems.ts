import { vehicleSchema } from '@forecourt/domain';
import type { z } from 'zod';

type SchemaIssue = z.core.$ZodIssue;

export interface DroppedItems {
  /** What was left out of lists, by the name of the field. */
  dropped: { field: string; reason: string }[];
  /** What else is wrong. */
  rest: SchemaIssue[];
}

const fields: Readonly<Record<string, z.ZodType>> = vehicleSchema.shape;

/**
 * Judges each item of a list by itself: those that are invalid are taken out, and what is over the most that a list may
 * hold. A list of which nothing is left counts as invalid as a whole.
 */
export function dropItems(whole: Record<string, unknown>, issues: readonly SchemaIssue[]): DroppedItems {
  const dropped: DroppedItems['dropped'] = [];
  const rest: SchemaIssue[] = [];
  for (const [field, wrong] of Map.groupBy(issues, ({ path }) => String(path[0]))) {
    const list: unknown[] = Array.isArray(whole[field]) ? whole[field] : [];
    const errors = list.map((item) => fields[field]?.safeParse([item]).error?.issues[0]?.message);
    const valid = list.filter((_, place) => errors[place] === undefined);
    if (valid.length === 0) {
      rest.push(...wrong);
      continue;
    }
    const error = errors.find((one) => one !== undefined);
    if (error !== undefined)
      dropped.push({ field, reason: `${list.length - valid.length} of ${list.length} left out: ${error}` });
    const tooMany = wrong.find((issue) => issue.code === 'too_big' && issue.path.length === 1);
    const most = tooMany?.code === 'too_big' ? Number(tooMany.maximum) : valid.length;
    whole[field] = valid.slice(0, most);
    if (valid.length > most)
      dropped.push({ field, reason: `${valid.length - most} over the first ${most} are left out` });
  }
  return { dropped, rest };
}
