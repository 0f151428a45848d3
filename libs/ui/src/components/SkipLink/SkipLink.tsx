import type { ReactNode } from 'react';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Anchor of the content. @example '#main' */
  href: string;
  /** Words of the link. */
  children: ReactNode;
}

/** First stop of the keyboard: past the header, to the content. Seen only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={skip} href={href}>
      {children}
    </a>
  );
}
