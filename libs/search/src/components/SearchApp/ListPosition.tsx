'use client';

import type { RefObject } from 'react';
import { useRestoredPosition } from './useRestoredPosition.ts';
import { useScrollToTop } from './useScrollToTop.ts';

export interface ListPositionProps {
  /** Where the list begins. */
  top: RefObject<HTMLElement | null>;
}

/**
 * Keeps the list where a visitor expects it. Draws nothing: it hears of every answer, and the page around the list need
 * not be rendered again for it.
 */
export function ListPosition({ top }: ListPositionProps) {
  useScrollToTop(top);
  useRestoredPosition(top);
  return null;
}
