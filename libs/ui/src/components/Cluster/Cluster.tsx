import type { ReactNode } from 'react';
import type { Gap } from '../Stack/Stack.tsx';
import { cluster } from './Cluster.css.ts';

export const clusterJustifications = ['start', 'center', 'end', 'between'] as const;

export interface ClusterProps {
  /** Gap in steps of 8 pixels. @default 1 */
  gap?: Gap;
  /** Alignment along the line. @default 'start' */
  justify?: (typeof clusterJustifications)[number];
  /** Items of the line. */
  children: ReactNode;
}

/** Items in a line that wraps. */
export function Cluster({ gap = 1, justify = 'start', children }: ClusterProps) {
  return <div className={cluster({ gap, justify })}>{children}</div>;
}
