import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** What is read out. */
  children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>;
}
