'use client';

import { searchMessages } from '@forecourt/domain/messages';
import { SelectField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useSortBy } from 'react-instantsearch';
import { primaryIndex, sortIndexes } from '../../model/indexes.ts';
import { useChangeSearch, useSearchSlice } from '../SearchParameters/useSearchSlice.ts';

export interface SortSelectProps {
  /** Index that is searched. @default the index of all cars */
  indexName?: string;
  /** Id of the form that submits the control without JavaScript. */
  formId?: string;
}

/** Dropdown for the order of the vehicles. */
export function SortSelect({ indexName = primaryIndex, formId }: SortSelectProps) {
  const say = useWords(searchMessages);
  const items = sortIndexes.map(({ name, label }) => {
    const shortName = name.slice(primaryIndex.length + 1);
    return { value: shortName ? `${indexName}_${shortName}` : indexName, shortName, label: say(label) };
  });
  useSortBy({ items: items.map(({ value, label }) => ({ value, label })) });
  const sortBy = useSearchSlice((state) => state.sortBy ?? '');
  const change = useChangeSearch();
  const chosen = items.find(({ value }) => value === sortBy);
  const choose = (shortName: string) => {
    const next = items.find((item) => item.shortName === shortName);
    // Set in one call, so that filters which depend on the order change in the same query.
    change((state) => ({ ...state, page: undefined, sortBy: next?.shortName ? next.value : undefined }));
  };
  return (
    <SelectField
      label={say('search.sortBy')}
      labelHidden
      name="sortBy"
      form={formId}
      value={chosen?.shortName ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
      options={items.map(({ shortName, label }) => ({ value: shortName, label }))}
    />
  );
}
