import type { FilterSection } from '@forecourt/domain';
import { primaryIndex } from '../model/indexes.ts';
import { searchRouting, type SearchRouting } from '../model/routing.ts';
import { searchParameterNames, type SearchUrlState } from '../model/urlState.ts';

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

/**
 * Keeps a search and the page's address in step through the browser's history, with the same addresses as the
 * platform's own sites. Parameters and anchors that are not the search's stay in the address.
 * @param sections the filters that the page shows
 * @param delay milliseconds from a choice to its address
 */
export function pageRouting(sections: readonly FilterSection[], delay: number = usualDelay): PageRouting {
  const { stateMapping, router } = searchRouting(primaryIndex, sections);
  const own = searchParameterNames(sections);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopListening = (): void => undefined;

  const read = () => router.parseURL({ location: window.location });
  const createURL = (routeState: Partial<SearchUrlState>): string => {
    const url = new URL(router.createURL({ routeState, location: window.location }));
    for (const [name, value] of new URLSearchParams(window.location.search)) {
      if (!own.includes(name)) url.searchParams.append(name, value);
    }
    url.hash = window.location.hash;
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
