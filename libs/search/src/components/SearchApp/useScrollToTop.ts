'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { filterKey } from '../../model/uiState.ts';
import type { SearchUiState } from '../../model/searchUiState.ts';

/**
 * Scrolls the start of the list into view when filters, words, order or page change and it has been scrolled away. Not
 * after Back: there the browser restores the position.
 */
export function useScrollToTop(target: RefObject<HTMLElement | null>): void {
  const { indexUiState } = useInstantSearch();
  const { page = 1, sortBy = '' } = indexUiState;
  const key = `${filterKey(indexUiState as SearchUiState)} ${sortBy} ${page}`;
  const before = useRef(key);
  const cameBack = useRef(false);
  useEffect(() => {
    const onPop = () => {
      cameBack.current = true;
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, []);
  useEffect(() => {
    if (before.current === key) return undefined;
    before.current = key;
    const restored = cameBack.current;
    cameBack.current = false;
    if (restored) return undefined;
    // Measuring the list forces a layout: it is done in the next frame, which lays out anyway, after the search has
    // been sent.
    const frame = requestAnimationFrame(() => {
      const element = target.current;
      if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, target]);
}
