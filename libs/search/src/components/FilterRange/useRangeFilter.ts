'use client';

import { useEffect, useState } from 'react';
import { useInstantSearch, useRange } from 'react-instantsearch';
import {
  acceptRange,
  rangeBounds,
  roundRangeValue,
  toOpenRange,
  type RangeBounds,
  type RangeValue,
} from '../../model/rangeRules.ts';
import { readUiRange, withRange, type SearchUiState } from '../../model/uiState.ts';
import type { UrlRange } from '../../model/urlState.ts';
import { useDelayed } from '../SearchBoxField/useDelayed.ts';

/** Milliseconds after the last move of a thumb before the search begins. */
const pause = 400;

export interface RangeFilter {
  bounds: RangeBounds;
  /** Where the thumbs stand. */
  value: RangeValue;
  /** What the search asks for. */
  chosen: UrlRange;
  change: (asked: RangeValue) => void;
}

const warn = (messages: readonly string[]) => messages.forEach((message) => console.warn(message));

/** A slider over one attribute: the thumbs move at once, the search follows. */
export function useRangeFilter(attribute: string): RangeFilter {
  const { range, canRefine } = useRange({ attribute });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const written = indexUiState.range?.[attribute];
  const chosen = readUiRange(written) ?? {};
  const bounds = rangeBounds(attribute, canRefine ? range : undefined);
  const whole: RangeValue = [bounds.min, bounds.max];
  const asked = acceptRange(attribute, [chosen.from ?? bounds.min, chosen.to ?? bounds.max], whole, bounds);
  const [draft, setDraft] = useState<{ value: RangeValue; over: string | undefined } | null>(null);
  // A draft holds until the search has moved on, by itself or by Back.
  const value = draft && draft.over === written ? draft.value : asked.value;
  const ignored = canRefine ? asked.ignored.join('\n') : '';
  useEffect(() => {
    if (ignored) warn(ignored.split('\n'));
  }, [ignored]);
  const { later } = useDelayed((next: RangeValue) => {
    setIndexUiState((state) => withRange(state as SearchUiState, attribute, toOpenRange(next, bounds)));
    setDraft(null);
  }, pause);
  const change = ([low, high]: RangeValue) => {
    const rounded: RangeValue = [roundRangeValue(attribute, low), roundRangeValue(attribute, high)];
    const accepted = acceptRange(attribute, rounded, value, bounds);
    warn(accepted.ignored);
    setDraft({ value: accepted.value, over: written });
    later(accepted.value);
  };
  return { bounds, value, chosen, change };
}
