import { linkedQueryParams, readVisitedPages, withVisitedPage } from '../model/visitedPages.ts';
import { readStored, store } from './deviceStorage.ts';

const key = 'fc:visited';

/** Notes that a page was shown, so that the dealer learns how an enquiry came about. Call it on every navigation. */
export function rememberPage(path: string, search: string): void {
  store('sessionStorage', key, withVisitedPage(readVisitedPages(readStored('sessionStorage', key)), path, search));
}

/** The visit so far, as the two hidden fields of a form carry it. */
export function visitFields(): { visited_pages: string; linked_query_params: string } {
  const pages = readVisitedPages(readStored('sessionStorage', key));
  return { visited_pages: JSON.stringify(pages), linked_query_params: JSON.stringify(linkedQueryParams(pages)) };
}
