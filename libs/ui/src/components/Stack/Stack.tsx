import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';

export const gaps = [1, 2, 3, 4, 6, 8] as const;
export type Gap = (typeof gaps)[number];

export interface StackProps {
  /** Gap in steps of 8 pixels. @default 2 */
  gap?: Gap;
  /** Items of the stack. */
  children: ReactNode;
}

/** Items below each other, evenly spaced. */
export function Stack({ gap = 2, children }: StackProps) {
  return <div className={stack({ gap })}>{children}</div>;
}
