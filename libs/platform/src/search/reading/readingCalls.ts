import {
  nowhere,
  parseFilters,
  primaryIndex,
  printFilters,
  readFlag,
  readingWords,
  readQuery,
  StockWords,
  type QueryReading,
  type ReadingWords,
} from '@forecourt/search/model';
import type { IndexQuery, SearchCalls, SiteBoundary } from '@forecourt/search-engine';
import { asRead, attempts, type Attempt } from './attempts.ts';
import { mayFallBack, queryOf, told, type Answer } from './told.ts';
import { whereabouts, type ReadingSite, type ReadingSites } from './whereabouts.ts';
import { stockFacts, type StockTown } from './stockFacts.ts';
import { lookUpUsual } from './usualOf.ts';

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
    params: {
      ...aroundParams(attempt),
      ...params,
      ...attempt.params,
      query: attempt.text,
      ...(filters ? { filters } : {}),
    },
  };
}

/** The place of a reading as the parameters of a search around it. */
function aroundParams({ chips }: QueryReading): IndexQuery['params'] {
  const around = chips.find((chip) => chip.around)?.around;
  if (!around) return {};
  const { position, km } = around;
  return { aroundLatLng: `${position.lat},${position.long}`, aroundRadius: Math.round(km * 1_000) };
}

/** What is known of a site's stock. */
interface KnownStock {
  words: StockWords;
  towns: readonly StockTown[];
}

/** Whose stock is asked, its words, and those of the site. */
interface Around {
  boundary: SiteBoundary;
  stock: StockWords;
  said: ReadingWords;
}

/** A site without places, which says the platform's words. */
export const plainSite: ReadingSite = { country: 'AU', places: nowhere.places, said: readingWords() };

const plainSites: ReadingSites = { of: () => plainSite, locate: () => Promise.resolve(null) };

/**
 * A search that interprets the words of a query with `readWords`: words that match the stock become filters, the rest
 * is searched for. If nothing is found the next best reading is tried, and the answer says what was dropped.
 * @param own calls that ask for the words of a site's stock, once for all who ask of the site
 * @param sites places and words of those who ask
 * @returns the same calls with reading, for whoever asks
 */
export function readingCalls(
  own: SearchCalls,
  now: () => Date,
  sites = plainSites,
): (engine: SearchCalls) => SearchCalls {
  const known = new WeakMap<SiteBoundary, Promise<KnownStock>>();
  function knownStock(boundary: SiteBoundary): Promise<KnownStock> {
    const before = known.get(boundary);
    if (before) return before;
    const stock = stockFacts(own, boundary).then(({ facts, towns }) => ({ words: new StockWords(facts), towns }));
    known.set(boundary, stock);
    stock.catch(() => known.delete(boundary));
    return stock;
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
    const { boundary, stock, said } = around;
    const ways = mayFallBack(query) ? [reading, ...attempts(queryOf(query), reading, stock, said)] : [reading];
    const { attempt = reading, answer } = await firstFound(engine, { query, ways, boundary });
    return [told(query, attempt, { answer, stock, said })];
  }

  async function several(
    engine: SearchCalls,
    { queries, chosen, ...around }: { queries: readonly IndexQuery[]; chosen: Map<string, Attempt> } & Around,
  ): Promise<unknown[]> {
    const { boundary, stock, said } = around;
    const attemptOf = (query: IndexQuery): Attempt | undefined =>
      asksToRead(query) ? chosen.get(queryOf(query)) : undefined;
    const ask = async () => {
      const all = queries.map((query) => asked(query, attemptOf(query)));
      return (await engine.call('query', all, boundary)) as Answer[];
    };
    let answers = await ask();
    let isBetter = false;
    for (const [words, reading] of chosen) {
      const place = queries.findIndex((query) => asksToRead(query) && queryOf(query) === words);
      const query = queries[place];
      if (!query || !mayFallBack(query) || answers[place]?.nbHits !== 0) continue;
      const ways = attempts(words, reading, stock, said);
      const next = ways.length > 0 ? await firstFound(engine, { query, ways, boundary }) : null;
      if (!next?.isEnough || !next.attempt) continue;
      chosen.set(words, next.attempt);
      isBetter = true;
    }
    if (isBetter) answers = await ask();
    return answers.map((answer, place) => {
      const query = queries[place];
      const attempt = query && attemptOf(query);
      return query && attempt ? told(query, attempt, { answer, stock, said }) : answer;
    });
  }

  async function query(
    engine: SearchCalls,
    queries: readonly IndexQuery[],
    boundary: SiteBoundary,
  ): Promise<unknown[]> {
    const read = queries.filter((one) => asksToRead(one) && queryOf(one) !== '');
    if (read.length === 0)
      return engine.call(
        'query',
        queries.map((one) => asked(one, undefined)),
        boundary,
      );
    const { words: stock, towns } = await knownStock(boundary);
    const chosen = new Map<string, Attempt>();
    const site = sites.of(boundary);
    const { said } = site;
    for (const words of new Set(read.map(queryOf))) {
      const where = await whereabouts(words, site, towns, sites.locate);
      await lookUpUsual(words, { engine: own, boundary, stock });
      chosen.set(words, asRead(readQuery(words, stock, now(), where, said)));
    }
    const [only, another] = queries;
    const reading = only && chosen.get(queryOf(only));
    if (only && reading && !another) return one(engine, { query: only, reading, boundary, stock, said });
    return several(engine, { queries, chosen, boundary, stock, said });
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
