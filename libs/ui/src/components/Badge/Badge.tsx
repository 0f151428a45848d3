import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export const badgeTones = ['neutral', 'brand', 'success', 'warning', 'danger', 'inverse'] as const;

export interface BadgeProps {
  /** Whether the state is good, urgent or neither. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
  /** A word or two. Wraps; never truncates. */
  children: ReactNode;
}

/** A small label on another element: its state or kind. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
