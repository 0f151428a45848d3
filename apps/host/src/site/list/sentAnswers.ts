import type { VehicleSummary } from '@forecourt/domain';
import { primaryIndex, usualCounts, type FirstSearch, type FoundNumbers } from '@forecourt/search/model';
import { answersPlace } from './searchDrawing.ts';

const unsafe = /[<>&\u2028\u2029]/g;
const escaped = (data: object): string =>
  JSON.stringify(data).replace(unsafe, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A vehicle that was found, as far as it is sent in fewer words. */
interface FoundVehicle {
  objectID?: string;
  summary?: Partial<Pick<VehicleSummary, 'id' | 'primary_image_url' | 'images'>>;
}

/** An answer of the search, as far as less of it is sent with the page. */
interface SearchAnswer {
  /** What was asked, which stands beside the answers once more. */
  params?: string;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, Omit<FoundNumbers, 'counts'>>;
  hits?: readonly FoundVehicle[];
}

/** A vehicle without what is said of it twice; `restoreTwice` says it again. */
function saidOnce(hit: FoundVehicle): FoundVehicle {
  const { objectID, summary, ...others } = hit;
  if (!summary) return hit;
  const { primary_image_url: main, ...facts } = summary;
  return {
    ...others,
    ...(objectID !== summary.id && { objectID }),
    summary: main && main === summary.images?.[0]?.url ? facts : summary,
  };
}

/** Runs in the browser: says again what `saidOnce` has left out. */
const restoreTwice = `(a=>{for(const{results:r}of Object.values(a))for(const{hits:l=[]}of r)for(const h of l){const s=h.summary;if(s){h.objectID??=s.id;"primary_image_url"in s||(s.primary_image_url=s.images?.[0]?.url)}}return a})`;

/**
 * Answers as a page shows them: of an attribute that is only narrowed by a range, it shows the ends of what is usual and
 * never how many vehicles have each price.
 */
export function shownAnswers(
  results: readonly unknown[],
  { numericRefinements = {} }: FirstSearch['state'],
): unknown[] {
  return results.map((result) => {
    const answer = result as SearchAnswer;
    const { facets, facets_stats: stats = {} } = answer;
    if (!facets) return answer;
    const shown = Object.entries(facets).map(([name, counts]) => {
      if (!(name in numericRefinements)) return [name, counts];
      return [name, stats[name] ? usualCounts(name, { ...stats[name], counts }) : {}];
    });
    return { ...answer, facets: Object.fromEntries(shown) };
  });
}

/** Answers without what stands on the page once more. */
const withoutTwice = (results: readonly unknown[]): unknown[] =>
  results.map((result) => {
    const { params: _, hits, ...answer } = result as SearchAnswer;
    return { ...answer, ...(hits && { hits: hits.map(saidOnce) }) };
  });

/** The answers by index, as the search library takes them. */
export const answeredBy = ({ state, requests }: FirstSearch, results: unknown[]) => ({
  [primaryIndex]: { state, results, requestParams: requests.map(({ params }) => params) },
});

/** The script that hands the answers to the search library in the browser. @param results as the page shows them */
export const sentAnswers = (asked: FirstSearch, results: readonly unknown[]): string =>
  `${answersPlace}${restoreTwice}(${escaped(answeredBy(asked, withoutTwice(results)))})`;
