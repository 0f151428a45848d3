import { countryAt, type CountryCode, type Position } from '@forecourt/domain';
import {
  nowhere,
  parseFilters,
  primaryIndex,
  postcodesIn,
  printFilters,
  readFlag,
  readQuery,
  stockOffers,
  StockWords,
  type QueryReading,
  type ShownReading,
  type StockPlace,
  type Whereabouts,
} from '@forecourt/search/model';
import type { IndexQuery, SearchCalls, SiteBoundary } from '@forecourt/search-engine';
import { attempts, type Attempt } from './attempts.ts';
import { stockFacts } from './stockFacts.ts';

interface Answer extends Record<string, unknown> {
  nbHits?: number;
}

const wordsOf = ({ params }: IndexQuery): string => (typeof params.query === 'string' ? params.query.trim() : '');
const asksToRead = ({ facet, params }: IndexQuery): boolean => facet === null && Boolean(params[readFlag]);

/** A query's filters combined with those of a reading. Invalid filters are passed through for the engine to reject. */
function withFilters(filters: unknown, reading: QueryReading): unknown {
  const parsed = parseFilters(typeof filters === 'string' ? filters : '');
  if (!parsed.ok || reading.chips.length === 0) return filters;
  return [printFilters(parsed.groups), ...reading.chips.map((chip) => chip.filter)].filter(Boolean).join(' AND ');
}

/** `Cheapest` says the order, unless the visitor has chosen another one. */
function inOrder(index: string, { chips }: QueryReading): string {
  return (index === primaryIndex ? chips.find(({ order }) => order)?.order : undefined) ?? index;
}

function asked(query: IndexQuery, attempt: Attempt | undefined): IndexQuery {
  const { [readFlag]: _flag, ...params } = query.params;
  if (!attempt) return { ...query, params };
  const filters = withFilters(params.filters, attempt);
  return {
    ...query,
    index: inOrder(query.index, attempt),
    params: { ...params, ...attempt.params, query: attempt.text, ...(filters ? { filters } : {}) },
  };
}

/** The part of a reading that is shown; nothing if the words were searched as typed. */
function shown(
  { index, ...asked }: IndexQuery,
  { chips: all, text: words, droppedWords, nearestTo }: Attempt,
): ShownReading | null {
  const query = wordsOf({ index, ...asked });
  const chips = index === primaryIndex ? all : all.filter(({ order }) => !order);
  if (chips.length === 0 && droppedWords.length === 0) return null;
  const rest = chips.length > 0 && words ? [{ text: `“${words}”`, without: withoutWords(query, words) }] : [];
  return {
    query,
    chips: [
      ...chips.map(({ text, without, order }) => ({ text, without, ...(order ? { isOrder: true as const } : {}) })),
      ...rest,
    ],
    droppedWords,
    ...(nearestTo === undefined ? {} : { nearestTo }),
  };
}

const mayFallBack = ({ params }: IndexQuery): boolean => params[readFlag] !== 'strict';

/** An answer as it belongs to what was asked, with how its words were read, and what the stock has where it is empty. */
function told(query: IndexQuery, attempt: Attempt, { answer, stock }: { answer: Answer; stock: StockWords }): Answer {
  const asked = { ...answer, index: query.index, query: query.params.query };
  const reading = shown(query, attempt);
  const instead = answer.nbHits === 0 && mayFallBack(query) ? stockOffers(stock) : [];
  if (instead.length === 0) return { ...asked, ...(reading ? { reading } : {}) };
  const nothing = reading ?? { query: wordsOf(query), chips: [], droppedWords: [] };
  return { ...asked, reading: { ...nothing, instead } };
}

const withoutWords = (query: string, text: string): string =>
  text.split(' ').reduce((left, word) => left.replace(word, '').replace(/\s+/g, ' ').trim(), query);

/** Whose stock is asked, and its words. */
interface Around {
  boundary: SiteBoundary;
  stock: StockWords;
}

/** What a search has to know of places to read a distance. */
export interface ReadingPlaces {
  /** Places at which the vehicles of a site stand. */
  of: (boundary: SiteBoundary) => readonly StockPlace[];
  /** Position of a postcode; null if it is unknown. */
  locate: (postcode: string, country: CountryCode) => Promise<Position | null>;
}

const noPlaces: ReadingPlaces = { of: () => nowhere.places, locate: () => Promise.resolve(null) };

/** Milliseconds for which a search waits for the position of a postcode. It is known to the next one. */
const patience = 300;

/** What is known of the places of a question. */
async function whereabouts(query: string, { of, locate }: ReadingPlaces, boundary: SiteBoundary): Promise<Whereabouts> {
  const places = of(boundary);
  const postcodes = places.length === 0 ? [] : postcodesIn(query).slice(0, 2);
  const [first] = places;
  if (!first || postcodes.length === 0) return { ...nowhere, places };
  const country = countryAt(first.position);
  const found = await Promise.all(
    postcodes.map(async (postcode) => {
      const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref());
      return [postcode, await Promise.race([locate(postcode, country).catch(() => null), late])] as const;
    }),
  );
  return { places, postcodes: new Map(found.flatMap(([postcode, at]) => (at ? [[postcode, at]] : []))) };
}

/**
 * A search that interprets the words of a query with `readWords`: words that match the stock become filters, the rest
 * is searched for. If nothing is found the next best reading is tried, and the answer says what was dropped.
 * @param own calls that ask for the words of a site's stock, once for all who ask of the site
 * @param places for questions with a distance
 * @returns the same calls with reading, for whoever asks
 */
export function readingCalls(
  own: SearchCalls,
  now: () => Date,
  places = noPlaces,
): (engine: SearchCalls) => SearchCalls {
  const known = new WeakMap<SiteBoundary, Promise<StockWords>>();
  function wordsOfStock(boundary: SiteBoundary): Promise<StockWords> {
    const before = known.get(boundary);
    if (before) return before;
    const words = stockFacts(own, boundary).then((facts) => new StockWords(facts));
    known.set(boundary, words);
    words.catch(() => known.delete(boundary));
    return words;
  }

  /** The first of some ways that finds enough, with its answer; else the first of all. */
  async function firstFound(
    engine: SearchCalls,
    { query, ways, boundary }: { query: IndexQuery; ways: readonly Attempt[]; boundary: SiteBoundary },
  ): Promise<{ attempt: Attempt | undefined; answer: Answer; isEnough: boolean }> {
    const least = ways.map((way) => way.least ?? 1);
    const asks = ways.map((way, place) => ({ query: asked(query, way), least: least[place] ?? 1 }));
    const { place, answer } = await engine.call('firstFound', asks, boundary);
    const found = answer as Answer;
    return { attempt: ways[place], answer: found, isEnough: (found.nbHits ?? 0) >= (least[place] ?? 1) };
  }

  /** A query that comes alone is answered by one call, whichever way it is read in the end. */
  async function one(
    engine: SearchCalls,
    { query, reading, ...around }: { query: IndexQuery; reading: Attempt } & Around,
  ): Promise<unknown[]> {
    const { boundary, stock } = around;
    const ways = mayFallBack(query) ? [reading, ...attempts(wordsOf(query), reading)] : [reading];
    const { attempt = reading, answer } = await firstFound(engine, { query, ways, boundary });
    return [told(query, attempt, { answer, stock })];
  }

  async function several(
    engine: SearchCalls,
    { queries, chosen, ...around }: { queries: readonly IndexQuery[]; chosen: Map<string, Attempt> } & Around,
  ): Promise<unknown[]> {
    const { boundary, stock } = around;
    const attemptOf = (query: IndexQuery): Attempt | undefined =>
      asksToRead(query) ? chosen.get(wordsOf(query)) : undefined;
    const ask = async () => {
      const all = queries.map((query) => asked(query, attemptOf(query)));
      return (await engine.call('query', all, boundary)) as Answer[];
    };
    let answers = await ask();
    let isBetter = false;
    for (const [words, reading] of chosen) {
      const place = queries.findIndex((query) => asksToRead(query) && wordsOf(query) === words);
      const query = queries[place];
      if (!query || !mayFallBack(query) || answers[place]?.nbHits !== 0) continue;
      const ways = attempts(words, reading);
      const next = ways.length > 0 ? await firstFound(engine, { query, ways, boundary }) : null;
      if (!next?.isEnough || !next.attempt) continue;
      chosen.set(words, next.attempt);
      isBetter = true;
    }
    if (isBetter) answers = await ask();
    return answers.map((answer, place) => {
      const query = queries[place];
      const attempt = query && attemptOf(query);
      return query && attempt ? told(query, attempt, { answer, stock }) : answer;
    });
  }

  async function query(
    engine: SearchCalls,
    queries: readonly IndexQuery[],
    boundary: SiteBoundary,
  ): Promise<unknown[]> {
    const read = queries.filter((one) => asksToRead(one) && wordsOf(one) !== '');
    if (read.length === 0)
      return engine.call(
        'query',
        queries.map((one) => asked(one, undefined)),
        boundary,
      );
    const stock = await wordsOfStock(boundary);
    const chosen = new Map<string, Attempt>();
    for (const words of new Set(read.map(wordsOf))) {
      const where = await whereabouts(words, places, boundary);
      chosen.set(words, { ...readQuery(words, stock, now(), where), droppedWords: [] });
    }
    const [only, another] = queries;
    const reading = only && chosen.get(wordsOf(only));
    if (only && reading && !another) return one(engine, { query: only, reading, boundary, stock });
    return several(engine, { queries, chosen, boundary, stock });
  }

  return (engine) => ({
    call: ((method: string, ...args: never[]) =>
      method === 'query'
        ? query(engine, ...(args as unknown as [readonly IndexQuery[], SiteBoundary]))
        : (engine.call as (name: string, ...given: never[]) => Promise<unknown>).call(
            engine,
            method,
            ...args,
          )) as SearchCalls['call'],
  });
}
