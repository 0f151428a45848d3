'use client';

import { deviceStore, useStore } from '@forecourt/ui';
import { useCallback } from 'react';

type Open = Readonly<Record<string, boolean>>;

const none: Open = {};

const isFlag = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean';

/** Which filter sections the visitor has opened or closed. */
export const sections = deviceStore<Open>({
  key: 'forecourt.search.sections',
  read: (stored) =>
    typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored).filter(isFlag)) : none,
});

/** Open or closed, by attribute. */
export interface OpenSections {
  open: Open;
  remember: (attribute: string, open: boolean) => void;
}

/** Which sections the visitor opened or closed, remembered on the device. */
export function useOpenSections(): OpenSections {
  const open = useStore(sections, none);
  const remember = useCallback((attribute: string, isOpen: boolean) => {
    sections.update((now) => ({ ...now, [attribute]: isOpen }));
  }, []);
  return { open, remember };
}
