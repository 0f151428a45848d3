'use client';

import { grouped, type FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { SelectField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { FilterControlProps } from '../FilterPanel/filterMarks.ts';
import { useListFilter } from '../FilterList/useListFilter.ts';

export interface FilterSelectProps extends FilterControlProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
}

/** A single-choice filter as a dropdown, sorted by name or by the values' own order. */
export function FilterSelect({ section: { attribute, title }, formId, shown = true }: FilterSelectProps) {
  const say = useWords(searchMessages);
  const { choices, chosen, replace } = useListFilter(attribute, { order: 'name', shown });
  if (!shown) return null;
  const current = choices.find(({ values }) => values.some((value) => chosen.includes(value)));
  return (
    <SelectField
      label={title}
      labelHidden
      name={attribute}
      form={formId}
      placeholder={say('search.any')}
      value={current?.value ?? ''}
      onChange={({ currentTarget }) =>
        replace(choices.find(({ value }) => value === currentTarget.value)?.values ?? [])
      }
      options={choices.map(({ value, label, count }) => ({
        value,
        label: `${label} (${grouped(count)})`,
      }))}
    />
  );
}
