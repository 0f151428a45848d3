'use client';

import type { FilterSection } from '@forecourt/domain';
import { pageRouting } from '@forecourt/search';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { keepsParameter } from './keepsParameter.ts';

/** Notes whether the visitor is on the way to another page: the framework cancels that when an address is written. */
function watchLeaving() {
  let isLeaving = false;
  return {
    isLeaving: () => isLeaving,
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
  };
}

/** Keeps the search and the page's address in step, in both directions. */
export function useSearchRouting(filters: readonly FilterSection[]) {
  const pathname = usePathname();
  const parameters = useSearchParams().toString();
  const address = `${pathname}?${parameters}`;
  const [{ isLeaving, watchLinks }] = useState(watchLeaving);
  const [{ arrive, ...routing }] = useState(() =>
    pageRouting(filters, { opened: address, keeps: keepsParameter, isLeaving }),
  );
  useEffect(() => watchLinks(), [watchLinks]);
  useEffect(() => arrive(address), [arrive, address]);
  return routing;
}
