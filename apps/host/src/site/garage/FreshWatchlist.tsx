'use client';

import { useWatchlist } from '@forecourt/shopper';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Refreshes the page when the visitor's watchlist has vehicles that it does not show: a device's favourites are merged
 * right after the sign-in, often while this page is loading.
 */
export function FreshWatchlist({ drawn }: { drawn: readonly string[] }) {
  const { refresh } = useRouter();
  const list = useWatchlist();
  const missing = (list?.ids ?? []).filter((id) => !drawn.includes(id)).join(' ');
  const lastRequested = useRef('');
  useEffect(() => {
    if (missing === '' || missing === lastRequested.current) return;
    lastRequested.current = missing;
    refresh();
  }, [missing, refresh]);
  return null;
}
