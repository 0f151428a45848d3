'use client';

import { useMemo, useState } from 'react';
import { steadyKeys, type KeyedLine } from '../../model/steadyKeys.ts';
import { entryKey, type ListEntry } from '../../model/withPromos.ts';

interface Memory {
  turn: number;
  lines: readonly KeyedLine[];
}

function follow(memory: Memory, ids: readonly string[]): readonly KeyedLine[] {
  memory.turn += 1;
  memory.lines = steadyKeys(memory.lines, ids, memory.turn);
  return memory.lines;
}

/** A key for each entry, such that no card that stays has to be moved. */
export function useSteadyKeys<Item extends { objectID: string }>(
  entries: readonly ListEntry<Item>[],
): readonly string[] {
  // A drawing that is given up leaves its list here: the next one then keeps fewer cards, and is right all the same.
  const [memory] = useState((): Memory => ({ turn: 0, lines: [] }));
  return useMemo(() => follow(memory, entries.map(entryKey)).map(({ key }) => key), [memory, entries]);
}
