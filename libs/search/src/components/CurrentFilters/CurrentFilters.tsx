'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { Button, Icon, SiteLink, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { primaryIndex } from '../../model/indexes.ts';
import { toUrlState } from '../../model/uiState.ts';
import { searchHref } from '../../model/urlState.ts';
import * as styles from './CurrentFilters.css.ts';
import { ChosenChip } from './ChosenChip.tsx';
import { useChosenFilters } from './useChosenFilters.ts';

/** What the page's own address narrows the stock to, as a chip. */
export interface ScopeChip {
  /** @example 'Toyota' */
  text: string;
  /** Address of the wider list without this narrowing; the visitor's other choices are kept. */
  href: string;
}

export interface CurrentFiltersProps {
  /** All filters of the page. */
  filters: readonly FilterSection[];
  /** What the page itself narrows the stock to; removed by going to another page. @default none */
  scope?: readonly ScopeChip[];
}

const noScope: readonly ScopeChip[] = [];

/** Chosen filters as chips that can be removed. Renders nothing while nothing is chosen. */
export function CurrentFilters({ filters, scope = noScope }: CurrentFiltersProps) {
  const say = useWords(searchMessages);
  const { chosen, clearAll, state } = useChosenFilters(filters);
  if (chosen.length === 0 && scope.length === 0) return null;
  const firstPage = { ...toUrlState(state, primaryIndex, filters), page: undefined };
  return (
    <ul className={styles.list} aria-label={say('search.chosenFilters')}>
      {scope.map(({ text, href }) => (
        <li key={href}>
          <SiteLink href={searchHref(href, firstPage, filters)} className={styles.chip}>
            <VisuallyHidden>{say('search.remove')}</VisuallyHidden> {text}
            <Icon name="close" size={16} />
          </SiteLink>
        </li>
      ))}
      {chosen.map(({ key, text, drop, href }) => (
        <li key={key} className={href === undefined ? styles.scripted : undefined}>
          <ChosenChip text={text} onDrop={drop} href={href} />
        </li>
      ))}
      {chosen.length > 0 && (
        <li className={styles.scripted}>
          <Button variant="quiet" size="small" onClick={clearAll}>
            {say('search.clearAll')}
          </Button>
        </li>
      )}
    </ul>
  );
}
