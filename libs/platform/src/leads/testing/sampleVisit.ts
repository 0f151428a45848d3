import type { LeadAttributes } from '@forecourt/domain';

/** How a visitor came to a form: by a campaign, over two pages. */
export const sampleVisit: LeadAttributes = {
  visited_pages: ['/?utm_source=radio', '/search?make=Toyota'],
  linked_query_params: { utm_source: 'radio' },
};
