import type { Site } from '@forecourt/domain';
import { primaryIndex, type SearchRecord } from '@forecourt/search/model';
import { platform } from '../../platform.ts';

export interface Answer {
  nbHits: number;
  hits: SearchRecord[];
  facets?: Record<string, Record<string, number>>;
}

export type Question = Record<string, unknown> & { indexName?: string };

const summaries = { attributesToRetrieve: ['summary'], attributesToHighlight: [], filters: 'sold:false' };

/** Asks for vehicles of a site's stock, in one batch: unsold ones, as cards show them, unless a question says otherwise. */
export async function askSearch(site: Site, questions: readonly Question[]): Promise<Answer[]> {
  const requests = questions.map((question) => ({ indexName: primaryIndex, ...summaries, ...question }));
  const { results } = await platform().search.queries(site, { requests });
  return results as Answer[];
}
