'use client';

import { useEffect, useRef, useState } from 'react';

const pause = 500;

/** A text once it has been stable for half a second; empty until it first changes. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
