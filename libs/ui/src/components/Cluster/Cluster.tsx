import type { ReactNode } from 'react';
import type { Gap } from '../Stack/Stack.tsx';
import { cluster } from './Cluster.css.ts';

export const clusterJustifications = ['start', 'center', 'end', 'between'] as const;

export interface ClusterProps {
  /** Steps of 8 pixels. @default 1 */
  gap?: Gap;
  /** Where things stand when there is room left in the line. @default 'start' */
  justify?: (typeof clusterJustifications)[number];
  /** What stands beside each other. */
  children: ReactNode;
}

/** Things beside each other that wrap when there is no room. */
export function Cluster({ gap = 1, justify = 'start', children }: ClusterProps) {
  return <div className={cluster({ gap, justify })}>{children}</div>;
}
