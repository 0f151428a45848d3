'use client';

import { useState } from 'react';

/** Announces how a number has changed since hydration; nothing about its initial value. */
export function useAnnouncement(isAlive: boolean, count: number, words: (count: number) => string): string {
  const [last, setLast] = useState<{ count: number; announcement: string } | null>(null);
  if (isAlive && last === null) setLast({ count, announcement: '' });
  else if (last !== null && last.count !== count) setLast({ count, announcement: words(count) });
  return last?.announcement ?? '';
}
