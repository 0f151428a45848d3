import { withAskedSections } from './askedSections.ts';
import { searchSections } from './searchSections.ts';
import { readSearchUrl, writeSearchUrl } from './urlState.ts';

/**
 * What of an address's query a search is made of, in its one spelling: what no search knows, and choices that make no
 * sense, are left out. Addresses with the same answer ask for the same page.
 * @example searchQuery(new URLSearchParams('utm_source=mail&make=Kia'), site).toString() // 'make=Kia'
 */
export function searchQuery(parameters: URLSearchParams, site: Parameters<typeof searchSections>[0]): URLSearchParams {
  const sections = withAskedSections(searchSections(site), parameters.keys());
  return writeSearchUrl(readSearchUrl(parameters, sections), sections);
}
