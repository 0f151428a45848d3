import {
  primaryIndex,
  readFlag,
  stockOffers,
  type ReadingWords,
  type ShownReading,
  type StockWords,
} from '@forecourt/search/model';
import type { IndexQuery } from '@forecourt/search-engine';
import type { Attempt } from './attempts.ts';

export interface Answer extends Record<string, unknown> {
  nbHits?: number;
}

/** Words of a query as they were typed. */
export const queryOf = ({ params }: IndexQuery): string =>
  typeof params.query === 'string' ? params.query.trim() : '';

/** How sentences about what was dropped say bounds, and the order that is left; nothing where they say all by its text. */
function sentences({ chips, bounds, droppedWords }: Attempt): Pick<ShownReading, 'inSentence'> {
  if (droppedWords.length === 0) return {};
  const dropped = droppedWords.map((text) => ({ text, inSentence: bounds.get(text) }));
  const said = [...dropped, ...chips.filter(({ order }) => order)].flatMap(({ text, inSentence }) =>
    inSentence ? [[text, inSentence]] : [],
  );
  return said.length === 0 ? {} : { inSentence: Object.fromEntries(said) as Record<string, string> };
}

/** The part of a reading that is shown; nothing if the words were searched as typed. */
function shown({ index, ...asked }: IndexQuery, attempt: Attempt, { sayValue }: ReadingWords): ShownReading | null {
  const { chips: all, text: words, droppedWords, nearestTo } = attempt;
  const query = queryOf({ index, ...asked });
  const chips = index === primaryIndex ? all : all.filter(({ order }) => !order);
  if (chips.length === 0 && droppedWords.length === 0) return null;
  const rest =
    chips.length > 0 && words
      ? [{ text: sayValue('search.typed', { words }), without: withoutWords(query, words) }]
      : [];
  return {
    query,
    chips: [
      ...chips.map(({ text, without, order }) => ({ text, without, ...(order ? { isOrder: true as const } : {}) })),
      ...rest,
    ],
    droppedWords,
    ...sentences({ ...attempt, chips }),
    ...(nearestTo === undefined ? {} : { nearestTo }),
  };
}

/** Whether a query that finds nothing may be read in other ways. */
export const mayFallBack = ({ params }: IndexQuery): boolean => params[readFlag] !== 'strict';

/** An answer as it belongs to what was asked, with how its words were read, and what the stock has where it is empty. */
export function told(
  query: IndexQuery,
  attempt: Attempt,
  { answer, stock, said }: { answer: Answer; stock: StockWords; said: ReadingWords },
): Answer {
  const asked = { ...answer, index: query.index, query: query.params.query };
  const reading = shown(query, attempt, said);
  const instead = answer.nbHits === 0 && mayFallBack(query) ? stockOffers(stock) : [];
  if (instead.length === 0) return { ...asked, ...(reading ? { reading } : {}) };
  const nothing = reading ?? { query: queryOf(query), chips: [], droppedWords: [] };
  return { ...asked, reading: { ...nothing, instead } };
}

const withoutWords = (query: string, text: string): string =>
  text.split(' ').reduce((left, word) => left.replace(word, '').replace(/\s+/g, ' ').trim(), query);
