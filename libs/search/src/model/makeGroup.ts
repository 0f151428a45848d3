import { makesWithModels } from './makeModels.ts';

type FacetFilters = readonly (string | readonly string[])[];

/** The fields of a search request that are used here. */
export interface MakeRequest {
  /** Attribute of a request for facet values. */
  facet?: string;
  params?: { facets?: string | readonly string[]; facetFilters?: FacetFilters; [name: string]: unknown };
}

const prefixes = { make: 'make:', models: 'make_model:' } as const;
const isGroup = (group: string | readonly string[], prefix: string): group is readonly string[] =>
  Array.isArray(group) && group.length > 0 && group.every((leaf: string) => leaf.startsWith(prefix));

/**
 * Rewrites a request so that makes and models are alternatives. The search library joins attributes by "and": "Kia, and
 * a Toyota RAV4" would find nothing. A buyer means either, and a make with chosen models means those models only.
 * Counts of makes and models ignore both filters, as with any multiple choice.
 */
export function regroupMakes<Request extends MakeRequest>(request: Request): Request {
  const { params } = request;
  const groups = params?.facetFilters ?? [];
  const makes = groups.find((group) => isGroup(group, prefixes.make));
  const models = groups.find((group) => isGroup(group, prefixes.models));
  const counted = request.facet ?? params?.facets;
  const countsItself = counted === 'make' || counted === 'make_model';
  if (!params || !(countsItself ? (makes ?? models) : makes && models)) return request;
  const others = groups.filter((group) => group !== makes && group !== models);
  const named = makesWithModels(
    ((models ?? []) as readonly string[]).map((leaf) => leaf.slice(prefixes.models.length)),
  );
  const whole = ((makes ?? []) as readonly string[]).filter((leaf) => !named.has(leaf.slice(prefixes.make.length)));
  const facetFilters = countsItself ? others : [...others, [...whole, ...((models ?? []) as readonly string[])]];
  const { facetFilters: _before, ...rest } = params;
  return { ...request, params: facetFilters.length ? { ...rest, facetFilters } : rest };
}
