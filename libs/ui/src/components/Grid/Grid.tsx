import type { CSSProperties, ReactNode } from 'react';
import type { Gap } from '../Stack/Stack.tsx';
import { grid, minimumName } from './Grid.css.ts';

export interface GridProps {
  /** Narrowest column. @example '16rem' */
  min: string;
  /** Steps of 8 pixels; the theme's own grid gap when left out. */
  gap?: Gap;
  /** The cells. */
  children: ReactNode;
}

/** As many equal columns as fit. */
export function Grid({ min, gap, children }: GridProps) {
  return (
    <div className={grid({ gap })} style={{ [minimumName]: min } as CSSProperties}>
      {children}
    </div>
  );
}
