import type { ReactNode } from 'react';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Address of the content. @example '#main' */
  href: string;
  /** Label of the link. */
  children: ReactNode;
}

/** First tab stop of the page: skips the header. Visible only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={skip} href={href}>
      {children}
    </a>
  );
}
