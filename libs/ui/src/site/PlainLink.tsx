import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** What one presses. */
  children: ReactNode;
}

/** A link without a router. */
export function PlainLink(props: LinkProps) {
  return <a {...props} />;
}
