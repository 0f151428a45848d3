import type { LinkProps } from '@forecourt/ui';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { isPrepared, preparesPages } from './preparedPages.ts';

/** Whether the browser handles a click itself: new tab or window, download, another origin, a page it has prepared. */
export function isTheBrowsers(
  link: HTMLAnchorElement,
  {
    metaKey,
    ctrlKey,
    shiftKey,
    altKey,
    button,
  }: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>,
): boolean {
  const opensElsewhere = link.target !== '' && link.target !== '_self';
  const isModified = metaKey || ctrlKey || shiftKey || altKey || button !== 0;
  const isElsewhere = link.hasAttribute('download') || link.origin !== window.location.origin;
  return opensElsewhere || isModified || isElsewhere || (isPrepared(link) && preparesPages());
}

/**
 * A link inside the site, without a full page load. It prefetches nothing, because pages are cached and small; the
 * framework's own link would add three kilobytes to every first visit.
 */
export function HostLink({ href, onClick, ...rest }: LinkProps) {
  const { push } = useRouter();
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isTheBrowsers(event.currentTarget, event)) return;
        event.preventDefault();
        push(href);
      }}
      {...rest}
    />
  );
}
