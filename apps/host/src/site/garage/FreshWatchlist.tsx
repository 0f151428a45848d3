'use client';

import { useWatchlist } from '@forecourt/shopper';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Draws the page once more when the visitor's list holds vehicles that it does not show: a device's favourites join the
 * list right after the sign-in, often while this page is under way.
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
