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
  /** Whether anyone is looking. */
  asked: boolean;
  typed: string;
  findModels: FindModels;
}

/** Milliseconds after the last letter before models are asked for. */
const pause = 200;
const none: readonly FacetItem[] = [];

/**
 * Models of one make, the fullest first. The search's answer names only the fullest values of all makes together;
 * where it had to leave some out, this make's own are asked for.
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
    // What the answer itself named stays when this one fails.
    const timer = setTimeout(() => void findModels(make, typed).then(show, () => undefined), typed ? pause : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // New choices mean that the other filters have changed, and with them the counts.
  }, [needed, make, typed, findModels, choices]);
  return useMemo(() => {
    const known = needed ? [...found, ...choices] : choices;
    const items = known.filter(({ value }) => splitMakeModel(value).make === make);
    return facetChoices('make_model', items, chosen);
  }, [needed, found, choices, chosen, make]);
}
