'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchHeading, readSearchUrl, type HeadingPattern } from '@forecourt/search/model';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** How the heading of a list follows the visitor's choices. */
export interface ListHeading {
  pattern: HeadingPattern;
  /** The heading that the server rendered. */
  shown: string;
  /** Values of the address that no vehicle has: no heading names them. */
  unlisted: readonly string[];
}

/** Heading for an address, as the server would render it. */
export function headingAt(parameters: string, filters: readonly FilterSection[], { pattern, unlisted }: ListHeading) {
  const { lists } = readSearchUrl(new URLSearchParams(parameters), filters);
  const listed = Object.entries(lists).map(
    ([attribute, values]) => [attribute, values.filter((value) => !unlisted.includes(value))] as const,
  );
  return searchHeading(pattern, Object.fromEntries(listed));
}

/** Keeps the page's heading and title in step with its address: the server rendered both for the first one only. */
export function useListHeading(filters: readonly FilterSection[], heading: ListHeading | null): void {
  const parameters = useSearchParams().toString();
  const shown = useRef(heading?.shown);
  useEffect(() => {
    if (!heading) return;
    const before = shown.current ?? '';
    const next = headingAt(parameters, filters, heading);
    const title = document.querySelector('h1');
    if (next === before || title?.textContent !== before) return;
    shown.current = next;
    title.textContent = next;
    document.title = document.title.replace(before, next);
  }, [parameters, filters, heading]);
}
