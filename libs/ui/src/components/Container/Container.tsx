import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export const containerWidths = ['page', 'text'] as const;

export interface ContainerProps {
  /** 'page' is the content width of the theme, 'text' a line that reads well. @default 'page' */
  width?: (typeof containerWidths)[number];
  /** What is kept to that width. */
  children: ReactNode;
}

/** The one content width, centred, with the page's gutters. 'text' keeps lines readable. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>;
}
