'use client';

import { useEffect, useState } from 'react';
import type { useRange } from 'react-instantsearch';
import { toOpenRange, type RangeBounds, type RangeValue } from '../../model/rangeEnds.ts';
import { acceptRange, rangeBounds } from '../../model/rangeRules.ts';
import { readUiRange, withRange } from '../../model/uiState.ts';
import type { UrlRange } from '../../model/urlRange.ts';
import { movedOnTrack, usualRange, type FoundNumbers, type UsualRange } from '../../model/usualRange.ts';
import { useChangeSearch, useSearchSlice } from '../SearchParameters/useSearchSlice.ts';
import { useDelayed } from '../SearchBoxField/useDelayed.ts';

/** Milliseconds after the last move of a thumb before the search begins. */
const pause = 400;

export interface RangeFilter {
  /** Lowest and highest value in stock. */
  bounds: RangeBounds;
  /** Bounds of the slider's track; values far from the rest lie beyond an open end. */
  track: UsualRange;
  /** The chosen range, limited to the stock's bounds. */
  value: RangeValue;
  /** No vehicle in stock lies in the chosen range, so the thumbs cannot show it. */
  beyond: boolean;
  /** Range that the search uses. */
  chosen: UrlRange;
  /** The single value that all vehicles share, where there is nothing to choose. */
  only: number | undefined;
  /** Call when a thumb moves: the value is rounded, and searched for once the thumb rests. */
  change: (asked: RangeValue) => void;
  /** Call when a range was typed: it is taken exactly and searched for at once. */
  settle: (value: RangeValue) => void;
}

export const warnOf = (messages: readonly string[]) => messages.forEach((message) => console.warn(message));

/** Statistics of an attribute among the vehicles found. */
export type FoundRange = Pick<ReturnType<typeof useRange>, 'range' | 'canRefine'>;

/** State of a range slider: the thumbs move at once, the search follows after a pause. */
export function useRangeFilter(
  attribute: string,
  { range, canRefine }: FoundRange,
  numbers: FoundNumbers | undefined,
): RangeFilter {
  const written = useSearchSlice((state) => state.range?.[attribute] ?? null) ?? undefined;
  const changeSearch = useChangeSearch();
  const chosen = readUiRange(written) ?? {};
  const known = canRefine || (range.max ?? 0) > 0;
  const bounds = rangeBounds(attribute, known ? range : undefined);
  const { min: least, max: most } = range;
  const isTold = known && least !== undefined && most !== undefined;
  const track = usualRange(attribute, isTold ? { ...numbers, min: least, max: most } : undefined);
  const whole: RangeValue = [bounds.min, bounds.max];
  const acceptedRange = acceptRange(attribute, [chosen.from ?? bounds.min, chosen.to ?? bounds.max], whole, bounds);
  const [draft, setDraft] = useState<{ value: RangeValue; over: string | undefined } | null>(null);
  // The dragged range stays until the search's range changes, by this change or by Back.
  const value = draft && draft.over === written ? draft.value : acceptedRange.value;
  const ignored = known ? acceptedRange.ignored.join('\n') : '';
  useEffect(() => {
    if (ignored) warnOf(ignored.split('\n'));
  }, [ignored]);
  const search = (next: RangeValue) => {
    changeSearch((state) => withRange(state, attribute, toOpenRange(next, bounds)));
    setDraft(null);
  };
  const { later, now } = useDelayed(search, pause);
  const change = (next: RangeValue) => {
    const accepted = acceptRange(
      attribute,
      movedOnTrack(attribute, next, value, { track, whole: bounds }),
      value,
      bounds,
    );
    warnOf(accepted.ignored);
    setDraft({ value: accepted.value, over: written });
    later(accepted.value);
  };
  const only = known && range.min === range.max && written === undefined ? range.max : undefined;
  const beyond = known && ((chosen.to ?? Infinity) < bounds.min || (chosen.from ?? -Infinity) > bounds.max);
  if (beyond) {
    const asFound: RangeValue = [chosen.from ?? bounds.min, chosen.to ?? bounds.max];
    return { bounds, track, value: asFound, beyond, chosen, only: undefined, change, settle: now };
  }
  return { bounds, track, value, beyond, chosen, only, change, settle: now };
}
