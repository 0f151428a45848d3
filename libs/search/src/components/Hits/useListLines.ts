'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import { narrowedKinds } from '../../model/narrowedKinds.ts';
import { placePromos, type PromoPlan } from '../../model/promos.ts';
import type { SearchRecord } from '../../model/record.ts';
import { stagedLines, wholeLines, type ListLine } from '../../model/stagedLines.ts';
import { withPromos, type ListEntry } from '../../model/withPromos.ts';

export type Hit = Pick<SearchRecord, 'objectID' | 'summary'> & Record<string, unknown>;

type Results = ReturnType<typeof useInstantSearch>['results'];

/** Cards that a visitor sees at once when the list changes. */
const firstScreen = { phone: 1, desk: 3 } as const;
const firstCount = (): number => (window.innerWidth < 768 ? firstScreen.phone : firstScreen.desk);

function entriesOf(results: Results, promos: PromoPlan, time: number): ListEntry<Hit>[] {
  const { hits, page = 0, hitsPerPage = 0, _state: asked } = results;
  // What was asked for, not what is chosen by now: the promotions change with the vehicles.
  const carTypes = narrowedKinds(asked.disjunctiveFacetsRefinements.car_type, asked.filters);
  const list = { now: new Date(time), count: hits.length, page, perPage: hitsPerPage, carTypes };
  return withPromos(hits as unknown as readonly Hit[], hits.length ? placePromos(promos, list) : []);
}

/** A list as it is drawn, with what it was made of. */
interface DrawnList {
  entries: readonly ListEntry<Hit>[];
  isWhole: boolean;
  lines: readonly ListLine<Hit>[];
  /** Another for each list. */
  turn: number;
}

/** A list over the one before it. */
function drawn(before: DrawnList | null, entries: readonly ListEntry<Hit>[], isWhole: boolean): DrawnList {
  const former = before?.lines ?? [];
  const turn = (before?.turn ?? 0) + 1;
  const lines = isWhole
    ? wholeLines(former, entries, turn)
    : stagedLines(former, entries, { draws: firstCount(), turn });
  return { entries, isWhole, lines, turn };
}

export interface ListLines {
  lines: readonly ListLine<Hit>[];
  /** The list does not show the latest answer yet, or not all of it. */
  behind: boolean;
  /** Nothing has been answered yet. */
  unanswered: boolean;
}

/**
 * The list in two steps: the count and the cards of the first screen, then the others. Until its turn comes, the rest
 * of the former list stands where it stood. A tap in between goes first.
 */
export function useListLines(promos: PromoPlan, now: Date): ListLines {
  useHits<Hit>({ escapeHTML: false });
  const { results: latest } = useInstantSearch({ catchError: true });
  const late = useDeferredValue(latest);
  const isWhole = late === latest || Boolean(late.__isArtificial);
  const time = now.getTime();
  const entries = useMemo(() => entriesOf(latest, promos, time), [latest, promos, time]);
  const [list, setList] = useState(() => drawn(null, entries, isWhole));
  // Set while drawing, so that React draws again before anything is shown and forgets what a drawing that is given up set.
  if (list.entries !== entries || list.isWhole !== isWhole) setList(drawn(list, entries, isWhole));
  return { lines: list.lines, behind: !isWhole, unanswered: Boolean(latest.__isArtificial) };
}
