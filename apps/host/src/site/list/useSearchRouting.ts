'use client';

import type { FilterSection } from '@forecourt/domain';
import { primaryIndex, searchRouting } from '@forecourt/search/model';
import { carToSave, saveParameter } from '@forecourt/shopper/model';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useMemo } from 'react';

/**
 * The address of a search. It is written a moment after a choice, and the framework tells of every new address, its own
 * included: only one that comes from elsewhere, such as a menu's link, may change what is chosen. Else a choice that is
 * made while an address is being written would be taken back.
 */
function openRouting(filters: readonly FilterSection[]) {
  const { stateMapping, router } = searchRouting(primaryIndex, filters);
  let update: (() => void) | null = null;
  let current: string | null = null;
  let isLeaving = false;
  const routeOf = ({ pathname, search }: { pathname: string; search: string }) =>
    `${pathname}?${new URLSearchParams(search).toString()}`;
  return {
    routing: {
      stateMapping,
      router: {
        ...router,
        start(onUpdate: () => void) {
          update = onUpdate;
        },
        push(address: string) {
          const url = new URL(address);
          // One that is late must neither bring a visitor back who has left the search, nor stop one who is leaving:
          // the framework gives up a page that is under way when an address is written.
          if (isLeaving || url.pathname !== window.location.pathname) return;
          // A vehicle that waits to be saved stays in the address until the part that saves it takes it out.
          const wish = carToSave(window.location.search);
          if (wish !== null) url.searchParams.set(saveParameter, wish);
          current = routeOf(url);
          if (current !== routeOf(window.location)) window.history.pushState({}, '', url.href);
        },
      },
    },
    /** Listens for links that lead away from the search. @returns stops it */
    watchLinks() {
      const note = ({ target }: MouseEvent) => {
        const link = target instanceof Element ? target.closest('a') : null;
        isLeaving = link !== null && link.origin === location.origin && link.pathname !== location.pathname;
      };
      // Whoever does something else has not left.
      const stay = () => {
        isLeaving = false;
      };
      window.addEventListener('click', note, { capture: true });
      window.addEventListener('keydown', stay, { capture: true });
      return () => {
        window.removeEventListener('click', note, { capture: true });
        window.removeEventListener('keydown', stay, { capture: true });
      };
    },
    /** The page stands at an address. */
    arrive(route: string) {
      if (route === current) return;
      const isFirst = current === null;
      current = route;
      if (!isFirst) update?.();
    },
  };
}

/** Joins the search to the page's address, both ways. */
export function useSearchRouting(filters: readonly FilterSection[]) {
  const pathname = usePathname();
  const parameters = useSearchParams().toString();
  const { routing, arrive, watchLinks } = useMemo(() => openRouting(filters), [filters]);
  useEffect(() => watchLinks(), [watchLinks]);
  useEffect(() => arrive(`${pathname}?${parameters}`), [arrive, pathname, parameters]);
  return routing;
}
