import type { Site } from '@forecourt/domain';
import { primaryIndex, type SearchRecord } from '@forecourt/search/model';
import { platform } from '../../platform.ts';

export interface Answer {
  nbHits: number;
  hits: SearchRecord[];
  facets?: Record<string, Record<string, number>>;
  /** Of numbers among the facets. */
  facets_stats?: Record<string, { min: number; max: number }>;
}

export type Question = Record<string, unknown> & { indexName?: string };

const summaries = { attributesToRetrieve: ['summary'], attributesToHighlight: [], filters: 'sold:false' };

/**
 * Sends one batch of searches of a site's stock: unsold vehicles with a card's fields, unless a request says otherwise.
 */
export async function askSearch(site: Site, questions: readonly Question[]): Promise<Answer[]> {
  const requests = questions.map((question) => ({ indexName: primaryIndex, ...summaries, ...question }));
  const { results } = await platform().search.queries(site, { requests });
  return results as Answer[];
}
