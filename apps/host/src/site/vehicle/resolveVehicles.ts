import type { VehicleSummary } from '@forecourt/domain';
import { fromSearchRecord, primaryIndex, type SearchRecord } from '@forecourt/search/model';
import { searchCall } from '../list/searchCall.ts';

/**
 * Current data of vehicles by id, for lists stored on the visitor's device. Those that the site no longer shows are
 * left out.
 * @throws when the search service does not answer
 */
export async function resolveVehicles(searchKey: string, ids: readonly string[]): Promise<VehicleSummary[]> {
  const requests = ids.map((objectID) => ({ indexName: primaryIndex, objectID, attributesToRetrieve: ['summary'] }));
  const answer = await searchCall('objects', searchKey, { requests });
  const { results } = answer as { results: (Pick<SearchRecord, 'summary'> | null)[] };
  return results.filter((record) => record !== null).map(fromSearchRecord);
}
