/**
 * Pages that a browser may prepare while a visitor is about to open them: vehicles, which are stored, and which most
 * visits lead to. A pattern for `href_matches` of speculation rules.
 */
export const preparedPages = { pathname: '/cars/:slug', search: '' };

const preparedPath = /^\/cars\/[^/]+$/;

/** Whether a link leads to a page that browsers may prepare. */
export const isPrepared = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  preparedPath.test(pathname) && search === '';

/**
 * Whether this browser prepares pages: it then follows such links itself, because a page that is ready as a document is
 * shown at once, and the router would ask for it anew.
 */
export const preparesPages = (): boolean =>
  typeof HTMLScriptElement.supports === 'function' && HTMLScriptElement.supports('speculationrules');
