'use client';

import { deviceStore, useStore } from '@forecourt/ui';
import { useCallback } from 'react';

type Open = Readonly<Record<string, boolean>>;

const none: Open = {};

const isFlag = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean';

/** Sections of the filters that the visitor opened and closed. */
export const sections = deviceStore<Open>({
  key: 'forecourt.search.sections',
  read: (stored) =>
    typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored).filter(isFlag)) : none,
});

/** What was opened and closed, by attribute. */
export interface OpenSections {
  open: Open;
  remember: (attribute: string, open: boolean) => void;
}

/** What the visitor opened and closed. Remembered on the device. */
export function useOpenSections(): OpenSections {
  const open = useStore(sections, none);
  const remember = useCallback((attribute: string, isOpen: boolean) => {
    sections.update((now) => ({ ...now, [attribute]: isOpen }));
  }, []);
  return { open, remember };
}
