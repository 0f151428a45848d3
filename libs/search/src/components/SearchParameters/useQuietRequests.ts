'use client';

import { useEffect, useLayoutEffect } from 'react';
import { useInstantSearchContext } from 'react-instantsearch';
import { afterPaint } from './afterPaint.ts';

// React warns about layout effects on the server.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Emitted by the search when a request has been sent and nothing has been rendered for it. */
export const requestedEvent = 'asked';

type Search = ReturnType<typeof useInstantSearchContext>;

/** @returns undoes it */
function askQuietly(search: Search): () => void {
  const render = search.scheduleRender;
  const wordsNow = (): string => search.mainIndex.getHelper()?.state.query ?? '';
  let words = wordsNow();
  let isPainting = false;
  /** The pending render that waits for the paint, if any. */
  let late: { settles?: boolean } | null = null;
  const paintFirst = (): void => {
    isPainting = true;
    afterPaint(() => {
      isPainting = false;
      const due = late;
      late = null;
      if (due) render(due.settles);
    });
  };
  const quiet = (settles?: boolean): void => {
    const results = search.mainIndex.getResults();
    const hasAnswer = results !== null && !results.__isArtificial;
    // The library passes `false` while the search goes on.
    if (settles === false && search.status === 'loading' && hasAnswer) {
      const isTyping = words !== wordsNow();
      words = wordsNow();
      if (isTyping) return;
      search.emit(requestedEvent);
      if (!isPainting) paintFirst();
    } else if (isPainting) late = { settles };
    else render(settles);
  };
  search.scheduleRender = Object.assign(quiet, { wait: render.wait, cancel: render.cancel });
  return () => {
    search.scheduleRender = render;
  };
}

/**
 * Suppresses rendering between a request and its answer. The search library renders every part again only to say that
 * it has sent a request, and does so before the request leaves: on a slow phone a third of the wait. Parts that show
 * the choices listen to `requestedEvent` instead; typed words are in their box already. A slow or failed answer is
 * still rendered as such. An answer from the cache, such as that of a filter removed again, waits until the tap itself
 * has been painted.
 */
export function useQuietRequests(): void {
  const search = useInstantSearchContext();
  useBeforePaint(() => askQuietly(search), [search]);
}
