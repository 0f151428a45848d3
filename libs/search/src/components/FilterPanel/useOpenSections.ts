'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';

const storageKey = 'forecourt.search.sections';
const listeners = new Set<() => void>();
/** Kept for the visit where the device keeps nothing. */
let unsaved = '{}';

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? '{}';
  } catch {
    return unsaved;
  }
}

function store(text: string): void {
  unsaved = text;
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Private windows may refuse to keep anything; the visit itself goes on.
  }
  listeners.forEach((listener) => listener());
}

function readOpen(text: string): Record<string, boolean> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was opened and closed, by attribute. */
export interface OpenSections {
  open: Readonly<Record<string, boolean>>;
  remember: (attribute: string, open: boolean) => void;
}

/** What the visitor opened and closed. Remembered on the device. */
export function useOpenSections(): OpenSections {
  const text = useSyncExternalStore(subscribe, stored, () => '{}');
  const remember = useCallback((attribute: string, open: boolean) => {
    store(JSON.stringify({ ...readOpen(stored()), [attribute]: open }));
  }, []);
  const open = useMemo(() => readOpen(text), [text]);
  return { open, remember };
}
