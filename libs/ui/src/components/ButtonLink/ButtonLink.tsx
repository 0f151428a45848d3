import type { AnchorHTMLAttributes } from 'react';
import { SiteLink } from '../../site/SiteLink.tsx';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface ButtonLinkProps
  extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className' | 'style'> {
  /** A path of the site uses the host's router; anything else is a plain link. */
  href: string;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  full = false,
  icon,
  href,
  children,
  ...rest
}: ButtonLinkProps) {
  const Tag = /^\/(?!\/)/.test(href) ? SiteLink : 'a';
  return (
    <Tag {...rest} href={href} className={button({ variant, size, full })}>
      {icon && <Icon name={icon} />}
      {children}
    </Tag>
  );
}
