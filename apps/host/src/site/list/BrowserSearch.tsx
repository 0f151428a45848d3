'use client';

import type { FilterSection } from '@forecourt/domain';
import { SearchRoot } from '@forecourt/search';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { ownSearchClient } from './ownSearchClient.ts';
import { answersKey } from './searchDrawing.ts';
import { useListHeading, type ListHeading } from './useListHeading.ts';
import { useSearchRouting } from './useSearchRouting.ts';

export interface BrowserSearchProps {
  filters: FilterSection[];
  heading: ListHeading | null;
  /** Public key of the search service. */
  searchKey: string;
  /** Number of answers that the browser caches. */
  cacheSize: number;
  children: ReactNode;
}

interface AnsweredWindow {
  [answersKey]?: object;
}

/** The server's answers, if they came with the page: only its first search may begin with them. */
function useServerAnswers(): object | undefined {
  const [answers] = useState(() => (window as AnsweredWindow)[answersKey]);
  useEffect(() => {
    delete (window as AnsweredWindow)[answersKey];
  }, []);
  return answers;
}

/** The search library around the page's search. */
export function BrowserSearch({ filters, heading, searchKey, cacheSize, children }: BrowserSearchProps) {
  useListHeading(filters, heading);
  const routing = useSearchRouting(filters);
  const client = useMemo(() => ownSearchClient(searchKey, cacheSize), [searchKey, cacheSize]);
  const answers = useServerAnswers();
  return (
    <SearchRoot client={client} routing={routing} answers={answers}>
      {children}
    </SearchRoot>
  );
}
