import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address that the link leads to. */
  href: string;
  /** Content of the link. */
  children: ReactNode;
}

/** A link without a router. */
export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}
