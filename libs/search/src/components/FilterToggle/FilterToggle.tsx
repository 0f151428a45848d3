'use client';

import { grouped, type FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { CheckboxField, Icon, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useToggleRefinement } from 'react-instantsearch';
import { toggleLabel } from '../../model/filterWords.ts';
import { useSearchSlice } from '../SearchParameters/useSearchSlice.ts';
import * as styles from './FilterToggle.css.ts';

export interface FilterToggleProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
  /** Id of the form that submits the control without JavaScript. */
  formId?: string;
}

/** A yes-or-all filter with the number of vehicles that a yes would find. */
export function FilterToggle({ section: { attribute, title }, formId }: FilterToggleProps) {
  const say = useWords(searchMessages);
  const { site } = useSite();
  const { refine, value } = useToggleRefinement({ attribute, on: 'true' });
  const on = useSearchSlice((state) => state.toggle?.[attribute] ?? false);
  const count = value.onFacetValue.count ?? 0;
  return (
    <div className={styles.frame}>
      <CheckboxField
        name={attribute}
        value="true"
        form={formId}
        checked={on}
        onChange={() => refine({ isRefined: on })}
        hint={say('search.foundCount', { count: grouped(count) })}
        label={
          <span className={styles.words}>
            {toggleLabel(attribute, title, site.manufacturer, say)}
            <span className={styles.mark}>
              <Icon name="shield" />
            </span>
          </span>
        }
      />
    </div>
  );
}
