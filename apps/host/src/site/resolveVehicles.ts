import type { VehicleSummary } from '@forecourt/domain';
import { fromSearchRecord, primaryIndex, type SearchRecord } from '@forecourt/search/model';

/**
 * Vehicles as they are today, by id, for lists that the visitor's device keeps. Those that the site no longer shows
 * are left out.
 * @throws when the search service does not answer
 */
export async function resolveVehicles(searchKey: string, ids: readonly string[]): Promise<VehicleSummary[]> {
  const requests = ids.map((objectID) => ({ indexName: primaryIndex, objectID, attributesToRetrieve: ['summary'] }));
  const answer = await fetch('/api/search/1/indexes/*/objects', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': 'forecourt',
      'x-algolia-api-key': searchKey,
    },
    body: JSON.stringify({ requests }),
  });
  if (!answer.ok) throw new Error(`The search service answered ${answer.status}`);
  const { results } = (await answer.json()) as { results: (Pick<SearchRecord, 'summary'> | null)[] };
  return results.filter((record) => record !== null).map(fromSearchRecord);
}
