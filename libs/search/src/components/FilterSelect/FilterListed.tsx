'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { SelectField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { listedDays, listedWords } from '../../model/listedDays.ts';
import { withValues } from '../../model/uiState.ts';
import type { FilterControlProps } from '../FilterPanel/filterMarks.ts';
import { useChangeSearch, useSearchSlice } from '../SearchParameters/useSearchSlice.ts';
import { useListedDays } from './useListedDays.ts';

export interface FilterListedProps extends FilterControlProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
}

/** Filter by the age of a listing, in days. */
export function FilterListed({ section: { attribute, title }, formId, shown = true }: FilterListedProps) {
  const say = useWords(searchMessages);
  const options = listedDays.map((days) => ({ value: String(days), label: listedWords(days, say) }));
  useListedDays();
  const chosen = useSearchSlice((state) => state.refinementList?.[attribute]?.[0] ?? '');
  const change = useChangeSearch();
  if (!shown) return null;
  return (
    <SelectField
      label={title}
      labelHidden
      name={attribute}
      form={formId}
      placeholder={say('search.anyTime')}
      value={chosen}
      onChange={({ currentTarget: { value } }) => change((state) => withValues(state, attribute, value ? [value] : []))}
      options={options}
    />
  );
}
