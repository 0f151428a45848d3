import type { VehicleSummary } from '@forecourt/domain';
import { primaryIndex, usualCounts, type FirstSearch, type FoundNumbers } from '@forecourt/search/model';

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
 * Answers as the browser needs them first: of an attribute that is only narrowed by a range, it shows the ends of what
 * is usual and never how many vehicles have each price.
 */
function withoutUnseen(results: readonly unknown[], { numericRefinements = {} }: FirstSearch['state']): unknown[] {
  return results.map((result) => {
    const { params: _, hits, ...answer } = result as SearchAnswer;
    const { facets = {}, facets_stats: stats = {} } = answer;
    const seen = Object.entries(facets).map(([name, counts]) => {
      if (!(name in numericRefinements)) return [name, counts];
      return [name, stats[name] ? usualCounts(name, { ...stats[name], counts }) : {}];
    });
    return {
      ...answer,
      ...(hits && { hits: hits.map(saidOnce) }),
      ...(answer.facets && { facets: Object.fromEntries(seen) }),
    };
  });
}

/** Key under which the search library looks for the answers in the browser. */
const place = 'window[Symbol.for("InstantSearchInitialResults")] = ';

/** The answers by index, as the search library takes them. */
export const answeredBy = ({ state, requests }: FirstSearch, results: unknown[]) => ({
  [primaryIndex]: { state, results, requestParams: requests.map(({ params }) => params) },
});

/** The script that hands the answers to the search library in the browser. */
export const sentAnswers = (asked: FirstSearch, results: readonly unknown[]): string =>
  `${place}${restoreTwice}(${escaped(answeredBy(asked, withoutUnseen(results, asked.state)))})`;
