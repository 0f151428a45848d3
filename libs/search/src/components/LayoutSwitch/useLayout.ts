'use client';

import { searchLayouts, type SearchLayout } from '@forecourt/domain';
import { useCallback, useSyncExternalStore } from 'react';

const storageKey = 'forecourt.search.layout';
const listeners = new Set<() => void>();
/** Kept for the visit where the device keeps nothing. */
let unsaved: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unsaved;
  } catch {
    return unsaved;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same site.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** How lists stand: as the visitor chose on this device, or as the site wants it. The server knows only the site. */
export function useLayout(siteLayout: SearchLayout): [SearchLayout, (layout: SearchLayout) => void] {
  const chosen = useSyncExternalStore(subscribe, stored, () => null);
  const choose = useCallback((layout: SearchLayout) => {
    unsaved = layout;
    try {
      localStorage.setItem(storageKey, layout);
    } catch {
      // Private windows may refuse to keep anything; the visit itself goes on.
    }
    listeners.forEach((listener) => listener());
  }, []);
  return [searchLayouts.find((layout) => layout === chosen) ?? siteLayout, choose];
}
