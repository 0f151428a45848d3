import { searchAttributes, type FilterAttribute, type FilterSection } from '@forecourt/domain';
import { platformWords, searchMessages } from '@forecourt/domain/messages';
import { canonicalKind } from '@forecourt/domain/stock-words';
import { chipText, rangeText, type SearchWords } from './filterWords.ts';
import { makesWithModels, withoutModel } from './makeModels.ts';
import { filterFields } from './searchSections.ts';
import { readUiRange, withRange, withValues } from './uiState.ts';
import type { SearchUiState } from './searchUiState.ts';

/** One choice that can be taken back. */
export interface Chosen {
  key: string;
  /** Words for the visitor, understandable on their own. @example '$20,000 to $45,000' */
  text: string;
  kind: 'query' | 'list' | 'range' | 'toggle';
  attribute: string;
  /** Values of a list that are removed together. */
  values: readonly string[];
}

/**
 * Groups of one list's values that are removed together: spellings of one meaning, makes with models by their models.
 */
function chosenValues(attribute: FilterAttribute, state: SearchUiState): string[][] {
  const values = state.refinementList?.[attribute] ?? [];
  const { kind } = searchAttributes[attribute];
  const named = kind === 'make' ? makesWithModels(state.refinementList?.make_model ?? []) : new Set<string>();
  const chosen = values.filter((value) => !named.has(value));
  return [...Map.groupBy(chosen, (value) => canonicalKind(attribute, value) ?? value).values()];
}

/** What a search was narrowed by, in the order of the site's filters, typed words first. */
export function chosenFilters(
  state: SearchUiState,
  sections: readonly FilterSection[],
  say: SearchWords = platformWords(searchMessages),
): Chosen[] {
  const chosen: Chosen[] = [];
  if (state.query) {
    const text = say('search.typed', { words: state.query });
    chosen.push({ key: 'query', text, kind: 'query', attribute: '', values: [] });
  }
  for (const field of filterFields(sections)) {
    const { attribute, kind } = field;
    const range = kind === 'range' ? readUiRange(state.range?.[attribute]) : undefined;
    if (range) chosen.push({ key: attribute, text: rangeText(field, range, say), kind, attribute, values: [] });
    if (kind === 'toggle' && state.toggle?.[attribute]) {
      chosen.push({ key: attribute, text: chipText(field, 'true', say), kind, attribute, values: [] });
    }
    for (const values of kind === 'list' ? chosenValues(attribute, state) : []) {
      const [value = ''] = values;
      const text = chipText(field, value, say);
      chosen.push({ key: `${attribute} ${value}`, text, kind, attribute, values });
    }
  }
  return chosen;
}

/** The same search without one choice, on its first page. */
export function withoutChosen<State extends SearchUiState>(state: State, { kind, attribute, values }: Chosen): State {
  if (kind === 'query') return { ...state, query: undefined, page: undefined };
  if (kind === 'range') return withRange(state, attribute, {});
  if (kind === 'toggle') {
    const { [attribute]: _before, ...toggle } = state.toggle ?? {};
    return { ...state, page: undefined, toggle };
  }
  const [value = ''] = values;
  if (attribute === 'make_model' && state.refinementList?.make) return withoutModel(state, value);
  const others = (state.refinementList?.[attribute] ?? []).filter((one) => !values.includes(one));
  return withValues(state, attribute, others);
}
