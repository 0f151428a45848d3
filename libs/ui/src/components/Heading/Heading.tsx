import type { ReactNode } from 'react';
import { heading } from './Heading.css.ts';

export const headingSizes = ['display', 'page', 'heading', 'title', 'large'] as const;
export type HeadingSize = (typeof headingSizes)[number];

export interface HeadingProps {
  /** Level in the outline; the look may differ by `size`. */
  level: 1 | 2 | 3 | 4;
  /** Step of the type scale; the level's own when left out. */
  size?: HeadingSize;
  /** Id of the element, for links and `aria-labelledby`. */
  id?: string;
  /** The heading text. */
  children: ReactNode;
}

const sizeOf = { 1: 'display', 2: 'heading', 3: 'title', 4: 'large' } as const;

/** A heading in the theme's heading font. */
export function Heading({ level, size = sizeOf[level], id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={heading({ size })} id={id}>
      {children}
    </Tag>
  );
}
