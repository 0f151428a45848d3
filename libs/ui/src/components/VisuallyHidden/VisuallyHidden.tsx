import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Text for screen readers. */
  children: ReactNode;
}

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>;
}
