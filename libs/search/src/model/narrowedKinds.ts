import { carTypes, type CarType } from '@forecourt/domain';
import { parseFilters, type FilterGroup } from './filters.ts';

const kindsOf = (values: readonly string[]): CarType[] => carTypes.filter((kind) => values.includes(kind));

function kindsOfGroup(group: FilterGroup): CarType[] | null {
  const values = group.map((leaf) =>
    leaf.kind === 'facet' && leaf.attribute === 'car_type' && !leaf.negated ? leaf.value : null,
  );
  return values.every((value) => value !== null) ? kindsOf(values) : null;
}

/**
 * Kinds of stock that a list is narrowed to, by the visitor's choice and the page's own filter; empty where all kinds
 * may be listed.
 */
export function narrowedKinds(chosen: readonly string[] = [], scope = ''): CarType[] {
  const parsed = parseFilters(scope);
  const groups = parsed.ok ? parsed.groups.map(kindsOfGroup).filter((kinds) => kinds !== null) : [];
  const all = [...groups, ...(chosen.length ? [kindsOf(chosen)] : [])];
  return all.length ? carTypes.filter((kind) => all.every((kinds) => kinds.includes(kind))) : [];
}
