import type { FilterSection } from '@forecourt/domain';
import { primaryIndex } from '../model/indexes.ts';
import { searchRouting, type SearchRouting } from '../model/routing.ts';
import { readSearchUrl, searchParameterNames, writeSearchUrl, type SearchUrlState } from '../model/urlState.ts';

/** The search library's `routing` option on a page without a framework's router. */
export interface PageRouting {
  stateMapping: SearchRouting['stateMapping'];
  router: {
    read: () => SearchUrlState;
    write: (state: Partial<SearchUrlState>) => void;
    createURL: (state: Partial<SearchUrlState>) => string;
    onUpdate: (listener: (state: SearchUrlState) => void) => void;
    dispose: () => void;
  };
}

/** Milliseconds: choices that follow one another sooner are one step of the browser's history. */
const usualDelay = 400;

/** Stands for the page's own origin on a server. */
const anyOrigin = 'http://localhost';

/** Whether two addresses of a page are of the same search, however they spell it. */
export function isSameSearch(one: string, other: string, sections: readonly FilterSection[]): boolean {
  const spelled = (address: string) =>
    writeSearchUrl(readSearchUrl(new URL(address, anyOrigin).searchParams, sections), sections).toString();
  return spelled(one) === spelled(other);
}

export interface PageRoutingOptions {
  /** Milliseconds from a choice to its address. @default 400 */
  delay?: number;
  /** Path and query of the page, for a server. @default '/' */
  opened?: string;
}

/**
 * Keeps a search and the page's address in step through the browser's history, with the same addresses as the
 * platform's own sites. Parameters and anchors that are not the search's stay in the address.
 * @param sections the filters that the page shows
 */
export function pageRouting(
  sections: readonly FilterSection[],
  { delay = usualDelay, opened = '/' }: PageRoutingOptions = {},
): PageRouting {
  const place = () => (typeof window === 'undefined' ? new URL(opened, anyOrigin) : window.location);
  const { stateMapping, router } = searchRouting(primaryIndex, sections);
  const own = searchParameterNames(sections);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopListening = (): void => undefined;

  const read = () => router.parseURL({ location: place() });
  const createURL = (routeState: Partial<SearchUrlState>): string => {
    const location = place();
    const url = new URL(router.createURL({ routeState, location }));
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (!own.includes(name)) url.searchParams.append(name, value);
    }
    url.hash = location.hash;
    return url.href;
  };
  return {
    stateMapping,
    router: {
      read,
      createURL,
      write(routeState) {
        const { pathname } = window.location;
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          // A visitor who has left the search stays where they are.
          if (window.location.pathname !== pathname) return;
          const address = createURL(routeState);
          if (address !== window.location.href) window.history.pushState({}, '', address);
        }, delay);
      },
      onUpdate(listener) {
        if (typeof window === 'undefined') return;
        const arrive = () => {
          clearTimeout(waiting);
          listener(read());
        };
        window.addEventListener('popstate', arrive);
        stopListening = () => window.removeEventListener('popstate', arrive);
      },
      dispose() {
        clearTimeout(waiting);
        stopListening();
      },
    },
  };
}
