'use client';

import type { FilterSection } from '@forecourt/domain';
import { Button, Icon, VisuallyHidden } from '@forecourt/ui';
import * as styles from './CurrentFilters.css.ts';
import { useChosenFilters } from './useChosenFilters.ts';

export interface CurrentFiltersProps {
  filters: readonly FilterSection[];
}

/** What is chosen, as chips that take themselves away. Nothing while nothing is chosen. */
export function CurrentFilters({ filters }: CurrentFiltersProps) {
  const { chosen, clearAll } = useChosenFilters(filters);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Chosen filters">
      {chosen.map(({ key, text, drop }) => (
        <li key={key}>
          <button type="button" className={styles.chip} onClick={drop}>
            <VisuallyHidden>Remove</VisuallyHidden> {text}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="small" onClick={clearAll}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
