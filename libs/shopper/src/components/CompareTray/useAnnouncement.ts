'use client';

import { useState } from 'react';

/** Words about how a number has changed since the page came alive; nothing about what was there before. */
export function useAnnouncement(isAlive: boolean, count: number, words: (count: number) => string): string {
  const [last, setLast] = useState<{ count: number; announcement: string } | null>(null);
  if (isAlive && last === null) setLast({ count, announcement: '' });
  else if (last !== null && last.count !== count) setLast({ count, announcement: words(count) });
  return last?.announcement ?? '';
}
