'use client';

import { useEffect, useMemo, useState } from 'react';
import { facetChoices, type FacetChoice, type FacetItem } from '../../model/facetChoices.ts';
import { splitMakeModel } from '../../model/makeModels.ts';
import type { FindModels } from './useMakeGroup.ts';

export interface UseModelChoicesOptions {
  make: string;
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  complete: boolean;
  /** Whether the list is visible. */
  asked: boolean;
  typed: string;
  findModels: FindModels;
}

/** Milliseconds after the last keystroke before models are asked for. */
const pause = 200;
const none: readonly FacetItem[] = [];

/**
 * Models of one make, most vehicles first. The search's answer lists only the most frequent values over all makes; when
 * it had to leave some out, the models of this make are asked for separately.
 */
export function useModelChoices({
  make,
  choices,
  chosen,
  complete,
  asked,
  typed,
  findModels,
}: UseModelChoicesOptions): FacetChoice[] {
  const [found, setFound] = useState<readonly FacetItem[]>(none);
  const needed = asked && !complete;
  useEffect(() => {
    if (!needed) return undefined;
    let current = true;
    const show = (items: readonly FacetItem[]) => {
      if (current) setFound(items);
    };
    // The values from the answer stay when this request fails.
    const timer = setTimeout(() => void findModels(make, typed).then(show, () => undefined), typed ? pause : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // A changed list of choices means that other filters, and with them the counts, have changed.
  }, [needed, make, typed, findModels, choices]);
  return useMemo(() => {
    const known = needed ? [...found, ...choices] : choices;
    const items = known.filter(({ value }) => splitMakeModel(value).make === make);
    return facetChoices('make_model', items, chosen);
  }, [needed, found, choices, chosen, make]);
}
