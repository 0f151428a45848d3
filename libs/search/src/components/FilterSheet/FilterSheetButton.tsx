'use client';

import type { FilterSection } from '@forecourt/domain';
import { SheetButton, useIsAlive } from '@forecourt/ui';
import { useChosenFilters } from '../CurrentFilters/useChosenFilters.ts';

/** By which the button finds the sheet. */
export const filterSheetId = 'filter-sheet';

export interface FilterSheetButtonProps {
  /** All filters of the page. */
  filters: readonly FilterSection[];
}

/** Opens the filters on a phone, and says how many are chosen. */
export function FilterSheetButton({ filters }: FilterSheetButtonProps) {
  const { chosen } = useChosenFilters(filters);
  // While the page is taken over, the filters further down are not known yet: the count waits for them.
  const isAlive = useIsAlive();
  const count = isAlive ? chosen.filter(({ key }) => key !== 'query').length : 0;
  return (
    <SheetButton sheet={filterSheetId} variant="secondary" icon="filter">
      {count ? `Filters (${count})` : 'Filters'}
    </SheetButton>
  );
}
