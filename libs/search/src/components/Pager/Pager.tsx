'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { memo, useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import { usePagination } from 'react-instantsearch';
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

type PagerLinksProps = Pick<
  ReturnType<typeof usePagination>,
  'pages' | 'currentRefinement' | 'nbPages' | 'isFirstPage' | 'isLastPage' | 'refine' | 'createURL'
>;

const PagerLinks = memo(function PagerLinks({
  pages,
  currentRefinement,
  nbPages,
  isFirstPage,
  isLastPage,
  refine,
  createURL,
}: PagerLinksProps) {
  const say = useWords(searchMessages);
  if (nbPages < 2) return null;
  const link = (page: number, content: ReactNode, rel?: 'prev' | 'next', label?: string) => (
    <a
      className={styles.link}
      href={pathOf(createURL(page))}
      rel={rel}
      aria-label={label}
      aria-current={page === currentRefinement && !rel ? 'page' : undefined}
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
        {!isFirstPage && (
          <li>
            {link(
              currentRefinement - 1,
              <>
                <Icon name="chevron-left" size={18} /> {say('search.previous')}
              </>,
              'prev',
            )}
          </li>
        )}
        {pages.map((page) => (
          <li key={page} className={Math.abs(page - currentRefinement) > 1 ? styles.far : undefined}>
            {link(page, page + 1, undefined, say('search.pageOf', { number: page + 1, count: nbPages }))}
          </li>
        ))}
        {!isLastPage && (
          <li>
            {link(
              currentRefinement + 1,
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

/** Pagination. Each page is a link with its own address. Renders nothing when there is only one page. */
export function Pager() {
  const { pages, currentRefinement, nbPages, isFirstPage, isLastPage, refine, createURL } = useDeferredValue(
    // Vehicles are painted first: computing each page's address serialises the whole search.
    usePagination({ padding: 2 }),
  );
  return (
    <PagerLinks
      pages={pages}
      currentRefinement={currentRefinement}
      nbPages={nbPages}
      isFirstPage={isFirstPage}
      isLastPage={isLastPage}
      refine={refine}
      createURL={createURL}
    />
  );
}
