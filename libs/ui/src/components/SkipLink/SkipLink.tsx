import type { ReactNode } from 'react';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** @example '#main' */
  href: string;
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
