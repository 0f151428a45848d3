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

/** Number of cards that are visible at once when the list changes. */
const firstScreen = { phone: 1, desk: 3 } as const;
const firstCount = (): number => (window.innerWidth < 768 ? firstScreen.phone : firstScreen.desk);

function entriesOf(results: Results, promos: PromoPlan, time: number): ListEntry<Hit>[] {
  const { hits, page = 0, hitsPerPage = 0, _state: asked } = results;
  // What the answer was asked for, which may differ from the present choice: promotions change together with the
  // vehicles.
  const carTypes = narrowedKinds(asked.disjunctiveFacetsRefinements.car_type, asked.filters);
  const list = { now: new Date(time), count: hits.length, page, perPage: hitsPerPage, carTypes };
  return withPromos(hits as unknown as readonly Hit[], hits.length ? placePromos(promos, list) : []);
}

/** A list of lines with the inputs it was computed from. */
interface DrawnList {
  entries: readonly ListEntry<Hit>[];
  isWhole: boolean;
  lines: readonly ListLine<Hit>[];
  /** Counter that differs for each list. */
  turn: number;
}

/** Computes the lines of a list from those of the one before it. */
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
  /** The shown list is not, or not completely, that of the latest answer. */
  behind: boolean;
  /** There is no answer yet. */
  unanswered: boolean;
}

/**
 * Renders the list in two steps: first the count and the cards of the first screen, then the rest, so that a tap in
 * between is handled first. Until then, the rest of the former list stays in place.
 */
export function useListLines(promos: PromoPlan, now: Date): ListLines {
  useHits<Hit>({ escapeHTML: false });
  const { results: latest } = useInstantSearch({ catchError: true });
  const late = useDeferredValue(latest);
  const isWhole = late === latest || Boolean(late.__isArtificial);
  const time = now.getTime();
  const entries = useMemo(() => entriesOf(latest, promos, time), [latest, promos, time]);
  const [list, setList] = useState(() => drawn(null, entries, isWhole));
  // State is set during rendering, so that React renders again before painting and discards what an abandoned render
  // set.
  if (list.entries !== entries || list.isWhole !== isWhole) setList(drawn(list, entries, isWhole));
  return { lines: list.lines, behind: !isWhole, unanswered: Boolean(latest.__isArtificial) };
}
