import { liteClient, type LiteClient } from 'algoliasearch/lite';

/**
 * The search client of a page. In the browser it is the standard one, over the wire to the site's own host; while the
 * page is rendered on the server the same requests go straight to the engine.
 */
export function searchClient(siteSlug: string, searchKey: string): LiteClient {
  if (typeof window === 'undefined') {
    const search = async (requests: unknown) => (await import('./serverSearch.ts')).searchOnServer(siteSlug, requests);
    return { search } as unknown as LiteClient;
  }
  return liteClient('forecourt', searchKey, {
    hosts: [
      {
        url: `${window.location.host}/api/search`,
        accept: 'readWrite',
        protocol: window.location.protocol === 'https:' ? 'https' : 'http',
      },
    ],
  });
}
