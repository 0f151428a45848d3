'use client';

import type { FilterSection } from '@forecourt/domain';
import { SelectField } from '@forecourt/ui';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { valueText } from '../../model/filterWords.ts';
import { withValues, type SearchUiState } from '../../model/uiState.ts';

export interface FilterSelectProps {
  section: FilterSection;
  formId?: string;
}

const order: 'name:asc'[] = ['name:asc'];

/** One of many: a dropdown in alphabetical order. */
export function FilterSelect({ section: { attribute, title }, formId }: FilterSelectProps) {
  const { items } = useRefinementList({ attribute, limit: 100, sortBy: order });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const [chosen = ''] = indexUiState.refinementList?.[attribute] ?? [];
  return (
    <SelectField
      label={title}
      labelHidden
      name={attribute}
      form={formId}
      placeholder="Any"
      value={chosen}
      onChange={({ currentTarget: { value } }) =>
        setIndexUiState((state) => withValues(state as SearchUiState, attribute, value ? [value] : []))
      }
      options={items.map(({ value, label, count }) => ({
        value,
        label: `${valueText(attribute, label)} (${count.toLocaleString('en-AU')})`,
      }))}
    />
  );
}
