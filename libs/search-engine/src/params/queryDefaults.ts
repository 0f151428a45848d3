import { readFlag, readNames, readText, readWhole, type WireParams } from './readParams.ts';
import { Refusal } from '../Refusal.ts';
import { defaultTypoSizes, type TypoSizes } from '../text/typos.ts';
import { queryWords } from '../text/words.ts';

export const tolerances = ['true', 'false', 'min', 'strict'] as const;
export type Tolerance = (typeof tolerances)[number];
export const facetOrders = ['count', 'alpha'] as const;
export type FacetOrder = (typeof facetOrders)[number];

export const queryTypes = ['prefixLast', 'prefixAll', 'prefixNone'] as const;
export const removals = ['none', 'lastWords', 'firstWords', 'allOptional'] as const;

export const maxHits = 1_000;
export const maxFacetValues = 1_000;
export const maxNames = 200;

/** Defaults for parameters that a query leaves out. */
export interface QueryDefaults {
  hitsPerPage: number;
  maxValuesPerFacet: number;
  sizes: TypoSizes;
  typoTolerance: Tolerance;
  sortFacetValuesBy: FacetOrder;
  queryType: (typeof queryTypes)[number];
  removeWordsIfNoResults: (typeof removals)[number];
  relevancyStrictness: number;
  attributesToRetrieve: readonly string[] | null;
  /** No query can ask for these. */
  unretrievableAttributes: readonly string[];
  attributesToHighlight: readonly string[] | null;
  attributesToSnippet: readonly string[] | null;
  snippetEllipsisText: string;
  /** Records shown of those that share the value of `attributeForDistinct`; 0 for all. */
  distinct: number;
  optionalWords: readonly string[];
  advancedSyntax: boolean;
}

/** One of a few words. @throws Refusal that names them */
export function readChoice<Choice extends string>(
  params: WireParams,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = params[name] ?? fallback;
  const known = choices.find((one) => one === String(value));
  if (known) return known;
  throw new Refusal(400, `${name}: expected ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`);
}

export function readTolerance(params: WireParams, fallback: Tolerance): Tolerance {
  return readChoice(params, 'typoTolerance', tolerances, fallback);
}

export function readFacetOrder(params: WireParams, fallback: FacetOrder): FacetOrder {
  return readChoice(params, 'sortFacetValuesBy', facetOrders, fallback);
}

/**
 * Typing errors are tolerated only as far as needed: a correctly typed name finds that car alone, and not those of a
 * similar name.
 */
const ownTolerance: Tolerance = 'min';

/** `true` shows one record of each group. */
export function readDistinct(params: WireParams, fallback: number): number {
  const { distinct } = params;
  if (distinct === true || distinct === 'true') return 1;
  if (distinct === false || distinct === 'false') return 0;
  return readWhole(params, 'distinct', fallback, 0, 4);
}

/** Words that a record may lack: a list of words and phrases, or a query as text. */
export function readOptionalWords(params: WireParams, fallback: readonly string[]): readonly string[] {
  const given = readNames(params, 'optionalWords', maxNames);
  return given ? given.flatMap(queryWords) : fallback;
}

export function readQueryDefaults(stored: WireParams): QueryDefaults {
  return {
    hitsPerPage: readWhole(stored, 'hitsPerPage', 20, 1, maxHits),
    maxValuesPerFacet: readWhole(stored, 'maxValuesPerFacet', 100, 1, maxFacetValues),
    sizes: {
      one: readWhole(stored, 'minWordSizefor1Typo', defaultTypoSizes.one, 1, 100),
      two: readWhole(stored, 'minWordSizefor2Typos', defaultTypoSizes.two, 1, 100),
    },
    typoTolerance: readTolerance(stored, ownTolerance),
    sortFacetValuesBy: readFacetOrder(stored, 'count'),
    queryType: readChoice(stored, 'queryType', queryTypes, 'prefixLast'),
    removeWordsIfNoResults: readChoice(stored, 'removeWordsIfNoResults', removals, 'none'),
    relevancyStrictness: readWhole(stored, 'relevancyStrictness', 100, 0, 100),
    attributesToRetrieve: readNames(stored, 'attributesToRetrieve', maxNames),
    unretrievableAttributes: readNames(stored, 'unretrievableAttributes', maxNames) ?? [],
    attributesToHighlight: readNames(stored, 'attributesToHighlight', maxNames),
    attributesToSnippet: readNames(stored, 'attributesToSnippet', maxNames),
    snippetEllipsisText: readText(stored, 'snippetEllipsisText', '…', 100),
    distinct: readDistinct(stored, 0),
    optionalWords: readOptionalWords(stored, []),
    advancedSyntax: readFlag(stored, 'advancedSyntax', false),
  };
}
