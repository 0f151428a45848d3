'use client';

import { useState } from 'react';

/** Words about how a number has changed since the page came alive; nothing about what was there before. */
export function useSaid(isAlive: boolean, count: number, words: (count: number) => string): string {
  const [heard, setHeard] = useState<{ count: number; said: string } | null>(null);
  if (isAlive && heard === null) setHeard({ count, said: '' });
  else if (heard !== null && heard.count !== count) setHeard({ count, said: words(count) });
  return heard?.said ?? '';
}
