import { deviceStore } from '@forecourt/ui';
import { linkedQueryParams, readVisitedPages, withVisitedPage } from '../model/visitedPages.ts';

const visited = deviceStore<string[]>({ key: 'fc:visited', area: 'sessionStorage', read: readVisitedPages });

/** Records a page view, so that the dealer learns how an enquiry came about. Call it on every navigation. */
export function rememberPage(path: string, search: string): void {
  visited.update((pages) => withVisitedPage(pages, path, search));
}

/** The visit so far, as the two hidden fields of a form. */
export function visitFields(): { visited_pages: string; linked_query_params: string } {
  const pages = visited.current();
  return { visited_pages: JSON.stringify(pages), linked_query_params: JSON.stringify(linkedQueryParams(pages)) };
}
