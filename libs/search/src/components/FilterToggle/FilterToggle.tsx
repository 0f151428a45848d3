'use client';

import type { FilterSection } from '@forecourt/domain';
import { CheckboxField, useSite } from '@forecourt/ui';
import { useInstantSearch, useToggleRefinement } from 'react-instantsearch';
import { toggleLabel } from '../../model/filterWords.ts';

export interface FilterToggleProps {
  section: FilterSection;
  formId?: string;
}

/** Yes or all. */
export function FilterToggle({ section: { attribute, title }, formId }: FilterToggleProps) {
  const { site } = useSite();
  const { refine } = useToggleRefinement({ attribute, on: 'true' });
  const { indexUiState } = useInstantSearch();
  const on = indexUiState.toggle?.[attribute] ?? false;
  return (
    <CheckboxField
      name={attribute}
      value="true"
      form={formId}
      checked={on}
      onChange={() => refine({ isRefined: on })}
      label={toggleLabel(attribute, title, site.manufacturer)}
    />
  );
}
