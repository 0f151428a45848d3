import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export const textSizes = ['small', 'base', 'large'] as const;
export const textTones = ['normal', 'muted', 'danger', 'success'] as const;

export interface TextProps {
  /** Step of the type scale. @default 'base' */
  size?: (typeof textSizes)[number];
  /** Colour by meaning. @default 'normal' */
  tone?: (typeof textTones)[number];
  /** HTML element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dd' | 'dt' | 'li';
  /** Id of the element, for `aria-describedby`. */
  id?: string;
  /** The words. */
  children: ReactNode;
}

/** Body text in one of three sizes. */
export function Text({ size = 'base', tone = 'normal', as: Tag = 'p', id, children }: TextProps) {
  return (
    <Tag className={text({ size, tone })} id={id}>
      {children}
    </Tag>
  );
}
