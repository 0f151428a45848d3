'use client';

import type { FilterSection } from '@forecourt/domain';
import { SelectField } from '@forecourt/ui';
import { useInstantSearch } from 'react-instantsearch';
import { listedDays, listedWords } from '../../model/listedDays.ts';
import { withValues, type SearchUiState } from '../../model/uiState.ts';
import type { FilterControlProps } from '../FilterPanel/filterMarks.ts';
import { useListedDays } from './useListedDays.ts';

export interface FilterListedProps extends FilterControlProps {
  section: FilterSection;
}

const options = listedDays.map((days) => ({ value: String(days), label: listedWords(days) }));

/** How new a listing is, in days. */
export function FilterListed({ section: { attribute, title }, formId, shown = true }: FilterListedProps) {
  useListedDays();
  const { indexUiState, setIndexUiState } = useInstantSearch();
  if (!shown) return null;
  return (
    <SelectField
      label={title}
      labelHidden
      name={attribute}
      form={formId}
      placeholder="Any time"
      value={indexUiState.refinementList?.[attribute]?.[0] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setIndexUiState((state) => withValues(state as SearchUiState, attribute, value ? [value] : []))
      }
      options={options}
    />
  );
}
