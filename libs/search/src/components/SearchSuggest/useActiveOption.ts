'use client';

import { useState, type KeyboardEvent } from 'react';

/** Index that a key moves to from an option; undefined where the input itself handles the key. */
function nextPlace(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return at === last ? -1 : at + 1;
  if (key === 'ArrowUp') return at === -1 ? last : at - 1;
  if (at === -1) return undefined;
  return key === 'Home' ? 0 : key === 'End' ? last : undefined;
}

/**
 * Index of the option that the arrow keys have reached; -1 while the input has them. A new list of options resets it.
 * @param options tells one list of options from another
 */
export function useActiveOption(options: string, count: number) {
  const [active, setActive] = useState({ options, place: -1 });
  const place = active.options === options && active.place < count ? active.place : -1;
  /** Returns whether the key was handled. */
  const move = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (count === 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
    const next = nextPlace(key, place, count - 1);
    if (next === undefined) return false;
    setActive({ options, place: next });
    return true;
  };
  return { place, move };
}
