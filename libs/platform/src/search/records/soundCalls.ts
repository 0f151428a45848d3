import { primaryIndex, sortIndexes } from '@forecourt/search/model';
import {
  readBatch,
  readMultiBatch,
  Refusal,
  type BatchWrite,
  type FirstFound,
  type IndexQuery,
  type SearchCalls,
  type SiteBoundary,
  type Way,
} from '@forecourt/search-engine';
import { attributeProblem } from './attributeProblem.ts';
import { isDrawable, summaryProblem } from './summaryProblem.ts';

/** Whether a write leaves a whole record behind: a part of one may leave the summary as it was. */
const isWhole = ({ action }: BatchWrite): boolean => action === 'addObject' || action === 'updateObject';

/** @throws Refusal with the field's name, when a vehicle is written that no page could show */
function checkWrite(index: string, write: BatchWrite, place: number): void {
  const { summary } = write.body;
  if (write.action.startsWith('delete') || write.action === 'clear') return;
  const wrong = vehicleIndexes.has(index) ? attributeProblem(write.body) : null;
  if (wrong) throw new Refusal(400, `requests[${place}].body.${wrong}`);
  // Indexes of an agency's own may hold other things than vehicles.
  if (summary === undefined && !(isWhole(write) && index === primaryIndex)) return;
  const problem = summaryProblem(summary);
  if (problem) throw new Refusal(400, `requests[${place}].body.${problem}`);
}

const vehicleIndexes: ReadonlySet<string> = new Set(sortIndexes.map(({ name }) => name));

const asksSummary = ({ index, facet, params }: IndexQuery): boolean => {
  const names = params.attributesToRetrieve;
  if (!vehicleIndexes.has(index)) return false;
  if (facet !== null) return false;
  if (!Array.isArray(names) || names.length === 0) return true;
  return names.includes('summary') || (names.includes('*') && !names.includes('-summary'));
};

interface Answer extends Record<string, unknown> {
  hits?: Record<string, unknown>[];
}

/** An answer without the hits that no page can draw: another index may have been moved to the place of the vehicles'. */
function drawableHits(answer: Answer, query: IndexQuery | undefined): Answer {
  if (!query || !answer.hits || !asksSummary(query)) return answer;
  if (answer.hits.every(({ summary }) => isDrawable(summary))) return answer;
  return { ...answer, hits: answer.hits.filter(({ summary }) => isDrawable(summary)) };
}

/** Calls that take no vehicle which pages cannot show, and that hand none to pages. */
export function soundCalls(engine: SearchCalls): SearchCalls {
  const checks: Partial<Record<string, (...args: readonly never[]) => void>> = {
    batch: (index: string, requests: unknown) =>
      readBatch(requests).forEach((write, place) => checkWrite(index, write, place)),
    multiBatch: (requests: unknown) =>
      readMultiBatch(requests).forEach(({ index, write }, place) => checkWrite(index, write, place)),
  };
  async function query(queries: readonly IndexQuery[], boundary: SiteBoundary): Promise<unknown[]> {
    const answers = (await engine.call('query', queries, boundary)) as Answer[];
    return answers.map((answer, place) => drawableHits(answer, queries[place]));
  }
  async function firstFound(ways: readonly Way[], boundary: SiteBoundary): Promise<FirstFound> {
    const { place, answer } = await engine.call('firstFound', ways, boundary);
    return { place, answer: drawableHits(answer as Answer, ways[place]?.query) };
  }
  return {
    call: (async (method: string, ...args: never[]) => {
      checks[method]?.(...args);
      if (method === 'query') return query(...(args as unknown as [readonly IndexQuery[], SiteBoundary]));
      if (method === 'firstFound') return firstFound(...(args as unknown as [readonly Way[], SiteBoundary]));
      return (engine.call as (name: string, ...given: never[]) => Promise<unknown>).call(engine, method, ...args);
    }) as SearchCalls['call'],
  };
}
