import type { VehicleSummary } from '@forecourt/domain';
import { primaryIndex } from './indexes.ts';
import { listingFilters } from './listingFilters.ts';
import { readFlag, shownReading, type ShownReading } from './reading/shownReading.ts';
import { fromSearchRecord } from './record.ts';
import type { SearchAnswer, SearchRequest } from './wireRequest.ts';

/** A piece of a suggestion; marked where it matches the typed text. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

export interface SuggestedName {
  make: string;
  /** Null for the make as a whole. */
  model: string | null;
  /** Number of vehicles. */
  count: number;
  label: readonly TextPiece[];
}

export interface SuggestedVehicle {
  vehicle: VehicleSummary;
  label: readonly TextPiece[];
}

/** What the search box offers while typing. */
export interface Suggestions {
  makes: readonly SuggestedName[];
  models: readonly SuggestedName[];
  vehicles: readonly SuggestedVehicle[];
  /** Number of vehicles that the words find. */
  total: number;
  /** How the words were interpreted; null where they are searched for literally. */
  reading: ShownReading | null;
}

export const noSuggestions: Suggestions = { makes: [], models: [], vehicles: [], total: 0, reading: null };

const max = { makes: 3, models: 4, vehicles: 4 } as const;

/** Characters that no name contains, so that a name can never be taken for highlighting. */
const [open, close] = ['\u{e000}', '\u{e001}'];
const marks = { highlightPreTag: open, highlightPostTag: close };

/**
 * The batch of requests for the search box: makes and models by the words, and the vehicles they find.
 * @param words what was typed
 */
export function suggestRequests(words: string, indexName: string = primaryIndex): SearchRequest[] {
  const query = words.trim();
  const filters = listingFilters(undefined);
  const names = (['make', 'make_model'] as const).map((facet) => ({
    indexName,
    type: 'facet' as const,
    facet,
    params: { facetQuery: query, maxFacetHits: facet === 'make' ? max.makes : max.models, filters, ...marks },
  }));
  const vehicles = {
    indexName,
    params: {
      query,
      filters,
      hitsPerPage: max.vehicles,
      facets: ['make', 'make_model'],
      maxValuesPerFacet: 10,
      [readFlag]: true,
      attributesToRetrieve: ['summary'],
      attributesToHighlight: ['name'],
      ...marks,
    },
  };
  return [...names, vehicles];
}

/** Some services mark facet values with tags of their own. */
const markPattern = /(?:\u{e000}|<em>|<mark>)(.*?)(?:\u{e001}|<\/em>|<\/mark>)/gu;

/** @example textPieces('\u{e000}Toy\u{e001}ota') // [{ text: 'Toy', marked: true }, { text: 'ota', marked: false }] */
export function textPieces(highlighted: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of highlighted.matchAll(markPattern)) {
    pieces.push({ text: highlighted.slice(end, found.index), marked: false }, { text: found[1] ?? '', marked: true });
    end = found.index + found[0].length;
  }
  pieces.push({ text: highlighted.slice(end), marked: false });
  return pieces.filter(({ text }) => text !== '');
}

const separator = ' > ';

function nameOf(value: string, count: number, highlighted: string): SuggestedName | null {
  const [make, model, ...more] = value.split(separator);
  if (!make || model === '' || more.length > 0 || count < 1) return null;
  const label = textPieces(highlighted).map((piece) => ({ ...piece, text: piece.text.replaceAll(separator, ' ') }));
  return { make, model: model ?? null, count, label };
}

function namesOf(answer: SearchAnswer | undefined): SuggestedName[] {
  const hits = answer?.facetHits ?? [];
  return hits.map(({ value, count, highlighted }) => nameOf(value, count, highlighted)).filter((one) => one !== null);
}

/**
 * Makes and models of the vehicles found, most vehicles first: misspelt words find vehicles, though no name begins so.
 */
function namesOfFound(counts: Readonly<Record<string, number>> = {}, limit: number): SuggestedName[] {
  const fullest = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  return fullest
    .map(([value, count]) => nameOf(value, count, value))
    .filter((one) => one !== null)
    .slice(0, limit);
}

/** Reads the answers to `suggestRequests`, in order. */
export function readSuggestions(results: readonly unknown[]): Suggestions {
  const [ofMakes, ofModels, found] = results as readonly (SearchAnswer | undefined)[];
  const [makes, models] = [namesOf(ofMakes), namesOf(ofModels)];
  const unnamed = makes.length === 0 && models.length === 0;
  const vehicles = (found?.hits ?? []).map((hit) => ({
    vehicle: fromSearchRecord(hit),
    label: textPieces(hit._highlightResult?.name?.value ?? hit.summary.name),
  }));
  return {
    makes: unnamed ? namesOfFound(found?.facets?.make, max.makes) : makes,
    models: unnamed ? namesOfFound(found?.facets?.make_model, max.models) : models,
    vehicles: vehicles.slice(0, max.vehicles),
    total: found?.nbHits ?? 0,
    reading: shownReading(found, found?.reading?.query),
  };
}
