import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export const containerWidths = ['page', 'text'] as const;

export interface ContainerProps {
  /** 'page' is the content width of the theme, 'text' a line that reads well. @default 'page' */
  width?: (typeof containerWidths)[number];
  /** Content limited to that width. */
  children: ReactNode;
}

/** Centres its content at the page's width, with side padding; 'text' at a readable line length. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>;
}
