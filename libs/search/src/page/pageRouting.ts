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
  /**
   * Path and query of the page: for a server, and for a browser whose framework draws a page before its address is in
   * the browser's bar, until `arrive` is called. @default where the browser is
   */
  opened?: string;
  /** Whether a parameter that is not the search's stays in the address. @default all stay */
  keeps?: (name: string) => boolean;
  /** Whether the visitor is on the way to another page: nothing is written meanwhile. @default never */
  isLeaving?: () => boolean;
}

/** A routing that a framework's router tells of its addresses. */
export interface FrameworkPageRouting extends PageRouting {
  /**
   * To be called with each address that the framework reports, the first when the page stands. A framework reports the
   * search's own addresses too, and on a busy device late, when the visitor has chosen again or gone back already: only
   * an address that comes from elsewhere, such as a menu's link, changes the choices.
   * @param address path and query
   */
  arrive: (address: string) => void;
}

/** Marks the entries of the browser's history that belong to the search: a new object each time, frameworks add to it. */
const ownEntry = () => ({ isSearch: true });
const isOwnEntry = (): boolean => (window.history.state as { isSearch?: boolean } | null)?.isSearch === true;

/**
 * A framework writes each address that it has rendered into the entry of the history that is current by then. Written
 * late, it would stand in the entry of a later choice, or of an earlier one after Back: an entry of the search keeps its
 * own address instead.
 * @param isOther whether an address is of another search than the current entry's
 * @returns function that ends it
 */
function protectEntryAddresses(isOther: (address: string | URL) => boolean): () => void {
  const { history } = window;
  const replaceState = history.replaceState.bind(history);
  let isOver = false;
  const guarded: History['replaceState'] = (state: { isSearch?: boolean } | null, unused, address) => {
    const isOwn = !isOver && state?.isSearch === true && isOwnEntry();
    replaceState(state, unused, isOwn && address != null && isOther(address) ? undefined : address);
  };
  history.replaceState = guarded;
  return () => {
    isOver = true;
    // Where others have wrapped it meanwhile it stays, and only passes on.
    if (history.replaceState === guarded) history.replaceState = replaceState;
  };
}

/**
 * Keeps a search and the page's address in step through the browser's history, with the same addresses as the
 * platform's own sites. Parameters and anchors that are not the search's stay in the address.
 * @param sections the filters that the page shows
 */
export function pageRouting(
  sections: readonly FilterSection[],
  { delay = usualDelay, opened, keeps = () => true, isLeaving = () => false }: PageRoutingOptions = {},
): FrameworkPageRouting {
  let isOpening = typeof window === 'undefined' || opened !== undefined;
  const place = () => (isOpening ? new URL(opened ?? '/', anyOrigin) : window.location);
  const { stateMapping, router } = searchRouting(primaryIndex, sections);
  const own = searchParameterNames(sections);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopListening = (): void => undefined;
  let tell: (state: SearchUrlState) => void = () => undefined;
  /** The address that the search agrees with, where a framework reports addresses. */
  let known: string | null = null;

  /** What of an address is the search's, in one spelling: others add and remove parameters of their own. */
  const spelled = (address: string | URL): string => {
    const { pathname, searchParams } = new URL(address, window.location.href);
    for (const name of [...searchParams.keys()]) if (!own.includes(name)) searchParams.delete(name);
    return `${pathname}?${searchParams.toString()}`;
  };
  const readAt = (location: Location | URL): SearchUrlState => router.parseURL({ location });
  const here = (): string => spelled(window.location.href);
  const createURL = (routeState: Partial<SearchUrlState>): string => {
    const location = place();
    const url = new URL(router.createURL({ routeState, location }));
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (!own.includes(name) && keeps(name)) url.searchParams.append(name, value);
    }
    url.hash = location.hash;
    return url.href;
  };
  const changeTo = (location: Location | URL): void => {
    clearTimeout(waiting);
    if (known !== null) known = spelled(location.href);
    tell(readAt(location));
  };
  const stepped = (): void => changeTo(window.location);
  return {
    stateMapping,
    arrive(address) {
      isOpening = false;
      const reported = spelled(address);
      if (known === null) {
        known = reported;
        // Somebody has gone back while the page was on its way.
        if (reported !== here()) changeTo(window.location);
      } else if (!isOwnEntry() && reported !== known) changeTo(new URL(address, anyOrigin));
      // The state has the framework's own marks, so the framework takes it for its own write.
      if (!isOwnEntry()) window.history.replaceState({ ...(window.history.state as object | null), ...ownEntry() }, '');
    },
    router: {
      read: () => readAt(place()),
      createURL,
      write(routeState) {
        const { pathname } = window.location;
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          // A visitor who has left the search stays where they are, and one who is leaving is not stopped.
          if (isLeaving() || window.location.pathname !== pathname) return;
          const address = createURL(routeState);
          if (spelled(address) === (known ?? here())) return;
          if (known !== null) known = spelled(address);
          window.history.pushState(ownEntry(), '', address);
        }, delay);
      },
      onUpdate(listener) {
        if (typeof window === 'undefined') return;
        tell = listener;
        window.addEventListener('popstate', stepped);
        const endProtection = protectEntryAddresses((address) => spelled(address) !== here());
        stopListening = () => {
          window.removeEventListener('popstate', stepped);
          endProtection();
        };
      },
      dispose() {
        clearTimeout(waiting);
        stopListening();
      },
    },
  };
}
