'use client';

import type { FilterSection } from '@forecourt/domain';
import { primaryIndex, searchRouting } from '@forecourt/search/model';
import { carToSave, saveParameter } from '@forecourt/shopper/model';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useMemo } from 'react';

/**
 * The router of a search. The address is written shortly after a choice, and the framework reports every new address,
 * the search's own included: only one that comes from elsewhere, such as a menu's link, may change the choices.
 * Otherwise a choice made while an address is being written would be undone.
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
          // A late write must neither bring back a visitor who has left the search nor stop one who is leaving, because
          // the framework cancels a navigation when an address is written.
          if (isLeaving || url.pathname !== window.location.pathname) return;
          // A vehicle to be saved stays in the address until the part that saves it removes it.
          const wish = carToSave(window.location.search);
          if (wish !== null) url.searchParams.set(saveParameter, wish);
          current = routeOf(url);
          if (current !== routeOf(window.location)) window.history.pushState({}, '', url.href);
        },
      },
    },
    /** Listens for clicks on links that lead away from the search. @returns function that stops listening */
    watchLinks() {
      const note = ({ target }: MouseEvent) => {
        const link = target instanceof Element ? target.closest('a') : null;
        isLeaving = link !== null && link.origin === location.origin && link.pathname !== location.pathname;
      };
      // Any other interaction means that the visitor has stayed.
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
    /** The page's address has changed. */
    arrive(route: string) {
      if (route === current) return;
      const isFirst = current === null;
      current = route;
      if (!isFirst) update?.();
    },
  };
}

/** Keeps the search and the page's address in step, in both directions. */
export function useSearchRouting(filters: readonly FilterSection[]) {
  const pathname = usePathname();
  const parameters = useSearchParams().toString();
  const { routing, arrive, watchLinks } = useMemo(() => openRouting(filters), [filters]);
  useEffect(() => watchLinks(), [watchLinks]);
  useEffect(() => arrive(`${pathname}?${parameters}`), [arrive, pathname, parameters]);
  return routing;
}
