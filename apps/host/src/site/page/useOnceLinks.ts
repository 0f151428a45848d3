import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isTheBrowsers } from './HostLink.tsx';

/**
 * Follows links in parts whose content the page's data leaves out (`once` of the UI library) without a full page load:
 * the framework knows nothing of them. Links that it does know have followed a click before this hears of it.
 */
export function useOnceLinks(): void {
  const { push } = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-once] a[href]') : null;
      if (!link || event.defaultPrevented || isTheBrowsers(link, event)) return;
      event.preventDefault();
      push(link.pathname + link.search + link.hash);
    };
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [push]);
}
