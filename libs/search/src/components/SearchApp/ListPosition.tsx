'use client';

import type { RefObject } from 'react';
import { useRestoredPosition } from './useRestoredPosition.ts';
import { useScrollToTop } from './useScrollToTop.ts';

export interface ListPositionProps {
  /** Ref to the element at which the list begins. */
  top: RefObject<HTMLElement | null>;
}

/**
 * Restores and adjusts the list's scroll position. Renders nothing; as a component of its own it follows every answer
 * without rendering the page around the list.
 */
export function ListPosition({ top }: ListPositionProps) {
  useScrollToTop(top);
  useRestoredPosition(top);
  return null;
}
