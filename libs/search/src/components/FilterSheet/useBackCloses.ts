'use client';

import { useEffect } from 'react';

interface CloseWatcherLike {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Lets the device's Back gesture close what is open instead of leaving the page, where the browser can tell. It takes
 * no place in the history: that belongs to the searches.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcherLike };
    if (!open || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [open, close]);
}
