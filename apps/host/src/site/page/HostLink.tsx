import type { LinkProps } from '@forecourt/ui';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';

/** Whether the browser handles a click itself: new tab or window, download, another origin. */
function isTheBrowsers({
  currentTarget: link,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  button,
}: MouseEvent<HTMLAnchorElement>) {
  const opensElsewhere = link.target !== '' && link.target !== '_self';
  const isModified = metaKey || ctrlKey || shiftKey || altKey || button !== 0;
  return opensElsewhere || isModified || link.hasAttribute('download') || link.origin !== window.location.origin;
}

/**
 * A link inside the site, without a new document. Pages are cached and small, so nothing is fetched before it is asked
 * for; the framework's own link, which could, is three kilobytes of every first visit.
 */
export function HostLink({ href, onClick, ...rest }: LinkProps) {
  const { push } = useRouter();
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isTheBrowsers(event)) return;
        event.preventDefault();
        push(href);
      }}
      {...rest}
    />
  );
}
