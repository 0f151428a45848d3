import { withRequestedSections } from './requestedSections.ts';
import { searchSections } from './searchSections.ts';
import { readSearchUrl, writeSearchUrl } from './urlState.ts';

/**
 * What of an address's query a search is made of, in its one spelling: what no search knows, and choices that make no
 * sense, are left out, as `utm_source` is of `utm_source=mail&make=Kia`. Addresses with the same answer ask for the same
 * page.
 */
export function searchQuery(parameters: URLSearchParams, site: Parameters<typeof searchSections>[0]): URLSearchParams {
  const sections = withRequestedSections(searchSections(site), parameters.keys());
  return writeSearchUrl(readSearchUrl(parameters, sections), sections);
}
