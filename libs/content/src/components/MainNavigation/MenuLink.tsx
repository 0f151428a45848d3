import { SiteLink, type LinkProps } from '@forecourt/ui';

const isOwn = /^\/(?!\/)/;

/** A menu entry: the site's router for its own pages, a plain link for others. */
export function MenuLink({ href, ...rest }: LinkProps) {
  return isOwn.test(href) ? <SiteLink href={href} {...rest} /> : <a href={href} {...rest} />;
}
