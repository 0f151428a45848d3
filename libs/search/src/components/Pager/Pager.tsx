'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { memo, useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import { usePagination } from 'react-instantsearch';
import { useLateSearchSlice } from '../SearchParameters/useSearchSlice.ts';
import * as styles from './Pager.css.ts';

/** Path and query only: pages rendered behind a proxy must not name the inner host. */
function pathOf(url: string): string {
  try {
    const { pathname, search } = new URL(url);
    return `${pathname}${search}`;
  } catch {
    return url;
  }
}

/** True for a press that the browser should handle itself, such as opening a new tab or a download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface PagerLinksProps {
  /** The chosen page, from 0. */
  current: number;
  /** Another object for another search: the addresses of its pages differ. */
  pagination: ReturnType<typeof usePagination>;
}

/** Number of pages with a link of their own on either side of the chosen one. */
const padding = 2;

/** The chosen page and those beside it; at an end of the list, as many of the other side. */
function pagesAround(current: number, nbPages: number): number[] {
  const length = Math.min(2 * padding + 1, nbPages);
  const first = Math.max(0, Math.min(current - padding, nbPages - length));
  return Array.from({ length }, (_, index) => first + index);
}

const PagerLinks = memo(function PagerLinks({ current, pagination }: PagerLinksProps) {
  const { nbPages, refine, createURL } = pagination;
  const say = useWords(searchMessages);
  if (nbPages < 2) return null;
  const link = (page: number, content: ReactNode, rel?: 'prev' | 'next', label?: string) => (
    <a
      className={styles.link}
      href={pathOf(createURL(page))}
      rel={rel}
      aria-label={label}
      aria-current={page === current && !rel ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        refine(page);
      }}
    >
      {content}
    </a>
  );
  return (
    <nav aria-label={say('search.pages')}>
      <ul className={styles.list}>
        {current > 0 && (
          <li>
            {link(
              current - 1,
              <>
                <Icon name="chevron-left" size={18} /> {say('search.previous')}
              </>,
              'prev',
            )}
          </li>
        )}
        {pagesAround(current, nbPages).map((page) => (
          <li key={page} className={Math.abs(page - current) > 1 ? styles.far : undefined}>
            {link(page, page + 1, undefined, say('search.pageOf', { number: page + 1, count: nbPages }))}
          </li>
        ))}
        {current < nbPages - 1 && (
          <li>
            {link(
              current + 1,
              <>
                {say('search.next')} <Icon name="chevron-right" size={18} />
              </>,
              'next',
            )}
          </li>
        )}
      </ul>
    </nav>
  );
});

/**
 * Pagination. Each page is a link with its own address. Renders nothing when there is only one page. The chosen page shows
 * before its answer, so that the next step starts from it.
 */
export function Pager() {
  const current = useLateSearchSlice((state) => state.page ?? 1) - 1;
  // Vehicles are painted first: computing each page's address serialises the whole search.
  const pagination = useDeferredValue(usePagination());
  return <PagerLinks current={current} pagination={pagination} />;
}
