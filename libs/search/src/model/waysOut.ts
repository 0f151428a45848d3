import { unescapeFacet } from './facetEscapes.ts';
import type { FilterSection } from '@forecourt/domain';
import { platformWords, searchMessages } from '@forecourt/domain/messages';
import { chipText, eitherOf, rangeText, type SearchWords } from './filterWords.ts';
import { makeChoice, splitMakeModel } from './makeModels.ts';
import { filterFields } from './searchSections.ts';
import { readUiRange } from './uiState.ts';
import type { SearchUiState } from './searchUiState.ts';

/** A search with one choice fewer than the one that found nothing. */
export interface WayOut {
  key: string;
  /** What is dropped. @example 'Kia or MG' */
  text: string;
  state: SearchUiState;
  /** Number of vehicles it would find; undefined while not known. */
  count?: number;
}

/** Lists that name a make: dropped together, because one alone would still ask for it. */
const makeLists: readonly string[] = ['make', 'model', 'make_model', 'badge', 'series'];

function without<Value>(record: Readonly<Record<string, Value>> = {}, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** The same search for any make, on its first page. */
export function withoutMakes(state: SearchUiState): SearchUiState {
  return { ...state, page: undefined, refinementList: without(state.refinementList, makeLists) };
}

/** Whether a search asks for makes, directly or by their models. */
export function namesMake({ refinementList = {} }: SearchUiState): boolean {
  return makeLists.some((attribute) => (refinementList[attribute] ?? []).length > 0);
}

/** @example makesText({ refinementList: { make: ['MG'], make_model: ['Kia > EV6'] } }) // ['MG', 'Kia EV6'] */
function makesText(state: SearchUiState): string[] {
  const { makes, models } = makeChoice(state);
  const named = new Set(models.map((value) => splitMakeModel(value).make));
  const words = models.map((value) => Object.values(splitMakeModel(value)).join(' '));
  const own = ['model', 'badge', 'series'].flatMap((attribute) => state.refinementList?.[attribute] ?? []);
  return [...makes.filter((make) => !named.has(make)), ...words, ...own].map(unescapeFacet);
}

/** Every choice that can be dropped by itself: the words, the makes, the values of one list, one range, one toggle. */
export function waysOut(
  state: SearchUiState,
  sections: readonly FilterSection[],
  say: SearchWords = platformWords(searchMessages),
): WayOut[] {
  const from: SearchUiState = { ...state, page: undefined };
  const fields = filterFields(sections);
  const fieldOf = (attribute: string) => fields.find((field) => field.attribute === attribute);
  const title = (attribute: string) => ({ attribute, title: fieldOf(attribute)?.title ?? attribute });
  const query = state.query?.trim();
  const lists = Object.entries(without(state.refinementList, makeLists)).filter(([, values]) => values.length > 0);
  const ranges = Object.entries(state.range ?? {}).map(
    ([attribute, written]) => [attribute, readUiRange(written)] as const,
  );
  const toggles = Object.keys(state.toggle ?? {}).filter((attribute) => state.toggle?.[attribute]);
  const words = {
    key: 'query',
    text: say('search.typed', { words: query ?? '' }),
    state: { ...from, query: undefined },
  };
  const makes = {
    key: 'make',
    text: namesMake(state) ? eitherOf(makesText(state), say) : '',
    state: withoutMakes(state),
  };
  return [
    ...(query ? [words] : []),
    ...(namesMake(state) ? [makes] : []),
    ...lists.map(([attribute, values]) => ({
      key: attribute,
      text: eitherOf(
        values.map((value) => chipText({ ...title(attribute), kind: 'list' }, value, say)),
        say,
      ),
      state: { ...from, refinementList: without(state.refinementList, [attribute]) },
    })),
    ...ranges.flatMap(([attribute, range]) => {
      const rest = { ...from, range: without(state.range, [attribute]) };
      return range ? [{ key: attribute, text: rangeText(title(attribute), range, say), state: rest }] : [];
    }),
    ...toggles.map((attribute) => ({
      key: attribute,
      text: chipText({ ...title(attribute), kind: 'toggle' }, 'true', say),
      state: { ...from, toggle: without(state.toggle, [attribute]) },
    })),
  ];
}
