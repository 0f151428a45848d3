'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { SheetButton, useIsAlive } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useChosenFilters } from '../CurrentFilters/useChosenFilters.ts';

/** Id by which the button addresses the sheet. */
export const filterSheetId = 'filter-sheet';

export interface FilterSheetButtonProps {
  /** All filters of the page. */
  filters: readonly FilterSection[];
}

/** Opens the filters on a phone, and shows how many are chosen. */
export function FilterSheetButton({ filters }: FilterSheetButtonProps) {
  const say = useWords(searchMessages);
  const { chosen } = useChosenFilters(filters);
  // During hydration the filters further down are not registered yet, so the count is computed afterwards.
  const isAlive = useIsAlive();
  const count = isAlive ? chosen.filter(({ key }) => key !== 'query').length : 0;
  return (
    <SheetButton sheet={filterSheetId} variant="secondary" icon="filter">
      {count ? say('search.filtersCount', { count }) : say('search.filters')}
    </SheetButton>
  );
}
