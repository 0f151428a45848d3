'use client';

import { useSite } from '@forecourt/ui';
import { useEffect, useRef } from 'react';

export interface SearchViewProps {
  /** What the list's address narrows it to; 'all' for the whole stock. */
  listing: string;
}

/** Tracks that a stock list was opened. Change its key to count another list. */
export function SearchView({ listing }: SearchViewProps) {
  const { track } = useSite();
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    track('searchView', { listing });
  }, [track, listing]);
  return null;
}
