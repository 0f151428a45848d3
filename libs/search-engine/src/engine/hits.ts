import { attributeOf, type IndexRecord } from '../columns/columns.ts';
import { filterScores, scoredLeaves } from '../columns/filterScores.ts';
import { nearestPlace } from '../columns/places.ts';
import type { IndexSettings } from '../params/IndexSettings.ts';
import type { SearchParams } from '../params/searchParams.ts';
import type { Found, LiveIndex } from '../store/LiveIndex.ts';
import { typosOf } from '../text/fitCosts.ts';
import { highlightRecord, wordPatterns, type Highlight, type WordPattern } from '../text/highlight.ts';
import { searchedAttributes, textsOf } from '../text/recordWords.ts';
import { readSnippet, snippetText } from '../text/snippet.ts';

/** An index as a query names it: a replica is its primary in another order. */
export interface NamedIndex {
  name: string;
  live: LiveIndex;
  /** The replica's own, or the index's. */
  settings: IndexSettings;
}

/** Attributes that no answer shows: a replica hides what its primary does. */
export function hiddenAttributes({ live, settings }: NamedIndex): readonly string[] {
  const own = settings.query.unretrievableAttributes;
  return settings === live.settings ? own : [...own, ...live.settings.query.unretrievableAttributes];
}

const covers = (name: string, attribute: string): boolean => attribute === name || attribute.startsWith(`${name}.`);

/** An object without some attributes; dots reach into objects. */
function omit<Value extends Readonly<Record<string, unknown>>>(record: Value, names: readonly string[]): Value {
  const kept = Object.entries(record).flatMap(([name, value]) => {
    if (name !== 'objectID' && names.includes(name)) return [];
    const inside = names.filter((one) => one.startsWith(`${name}.`)).map((one) => one.slice(name.length + 1));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [[name, inside.length > 0 && isObject ? omit(value as Record<string, unknown>, inside) : value] as const];
  });
  return Object.fromEntries(kept) as Value;
}

/** The attributes a client may see of a record; its id always. */
export function retrieved(
  record: IndexRecord,
  names: readonly string[] | null,
  never: readonly string[],
): Record<string, unknown> {
  if (never.length > 0) return retrieved(omit(record, never), names, []);
  if (names === null || names.length === 0) return { ...record };
  const hidden = new Set(names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const all = names.includes('*') || hidden.size === names.length;
  const kept = Object.entries(record).filter(
    ([name]) => name === 'objectID' || (!hidden.has(name) && (all || names.includes(name))),
  );
  return Object.fromEntries(kept);
}

type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

function snippets(
  record: IndexRecord,
  { attributesToSnippet, snippetEllipsisText: ellipsis, tags }: SearchParams,
  {
    patterns,
    searched,
    never,
  }: { patterns: readonly WordPattern[]; searched: readonly string[]; never: readonly string[] },
): Record<string, Snippet | Snippet[]> {
  const all = attributesToSnippet
    .map(readSnippet)
    .flatMap((one) => (one.attribute === '*' ? searched.map((attribute) => ({ ...one, attribute })) : [one]));
  const result: Record<string, Snippet | Snippet[]> = {};
  for (const { attribute, words } of all) {
    if (never.some((name) => covers(name, attribute))) continue;
    const cut = textsOf(record, attribute).map((text) => snippetText(text, patterns, { words, ellipsis, tags }));
    const [first] = cut;
    if (first) result[attribute] = Array.isArray(attributeOf(record, attribute)) ? cut : first;
  }
  return result;
}

/** What ranked some hits, as far as this engine weighs it. */
function rankingInfos({ live: { columns } }: NamedIndex, rows: readonly number[], params: SearchParams, found: Found) {
  const { match, places } = found;
  const { geo, groups, preferred, sumScores } = params;
  const shown = new Set(rows);
  const fits = new Map<number, number>();
  match?.rows.forEach((row, at) => {
    if (shown.has(row)) fits.set(row, match.ranks[at]!);
  });
  const scoreOf = filterScores(columns, scoredLeaves(groups, preferred), sumScores);
  return rows.map((row) => {
    const fit = fits.get(row);
    const nearest = places?.distances ? nearestPlace(columns.places, row, places.distances) : null;
    const distance = nearest?.distance ?? 0;
    const precision = geo?.kind === 'around' ? geo.precision.findLast(({ from }) => from <= distance) : null;
    return {
      nbTypos: fit === undefined ? 0 : typosOf(fit),
      words: match?.words.length ?? 0,
      filters: scoreOf?.(row) ?? 0,
      geoDistance: distance,
      geoPrecision: precision?.value ?? 1,
      ...(nearest ? { matchedGeoLocation: nearest } : {}),
    };
  });
}

/** The hits of some rows as they are shown, each as JSON. */
export function hitTexts(index: NamedIndex, rows: readonly number[], params: SearchParams, found: Found): string[] {
  const { live } = index;
  const requested = params.attributesToHighlight;
  const never = hiddenAttributes(index);
  const { attributesToRetrieve } = params;
  if (requested?.length === 0 && params.attributesToSnippet.length === 0 && !params.getRankingInfo) {
    const [only = '', ...others] = attributesToRetrieve ?? [];
    const isOne = others.length === 0 && never.length === 0 && only !== 'objectID' && /^\w+$/.test(only);
    return live.hits.texts(rows, {
      kind: JSON.stringify([attributesToRetrieve, never]),
      name: isOne ? only : null,
      write: (record) => JSON.stringify(retrieved(record, attributesToRetrieve, never)),
    });
  }
  const patterns = wordPatterns(found.match?.words ?? []);
  const all = requested === null || requested.includes('*');
  const seen = new Map<string, Highlight>();
  const infos = params.getRankingInfo ? rankingInfos(index, rows, params, found) : null;
  return live.records(rows).map((record, place) => {
    const hit = retrieved(record, attributesToRetrieve, never);
    const searched = searchedAttributes(record, live.settings);
    const attributes = (all ? searched : requested).filter((name) => !never.some((one) => covers(one, name)));
    if (attributes.length > 0) {
      hit._highlightResult = highlightRecord(record, attributes, patterns, params.tags, seen);
    }
    if (params.attributesToSnippet.length > 0) {
      hit._snippetResult = snippets(record, params, { patterns, searched, never });
    }
    if (infos) hit._rankingInfo = infos[place];
    return JSON.stringify(hit);
  });
}
