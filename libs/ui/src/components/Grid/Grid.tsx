import type { CSSProperties, ReactNode } from 'react';
import type { Gap } from '../Stack/Stack.tsx';
import { grid, minimumName } from './Grid.css.ts';

export interface GridProps {
  /** Minimum width of a column. @example '16rem' */
  min: string;
  /** Gap in steps of 8 pixels; the theme's grid gap when left out. */
  gap?: Gap;
  /** Cells of the grid. */
  children: ReactNode;
}

/** A grid with as many equal columns as fit. */
export function Grid({ min, gap, children }: GridProps) {
  return (
    <div className={grid({ gap })} style={{ [minimumName]: min } as CSSProperties}>
      {children}
    </div>
  );
}
