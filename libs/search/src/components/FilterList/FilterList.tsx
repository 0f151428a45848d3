'use client';

import type { FilterSection } from '@forecourt/domain';
import { Button, CheckboxField, Text, VisuallyHidden, useFlag } from '@forecourt/ui';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { valueText } from '../../model/filterWords.ts';
import { withValues, type SearchUiState } from '../../model/uiState.ts';
import * as styles from './FilterList.css.ts';

export interface FilterListProps {
  section: FilterSection;
  /** Form that sends the choice when there is no JavaScript. */
  formId?: string;
}

const limits = { list: 8, makes: 7 } as const;
const order: ('count:desc' | 'name:asc')[] = ['count:desc', 'name:asc'];

/** Several of many: check boxes with counts, the fullest first. */
export function FilterList({ section: { attribute, title, control }, formId }: FilterListProps) {
  const certifiedOnly = useFlag('certifiedOnly');
  const makes = control === 'makes';
  const { items, canToggleShowMore, isShowingMore, toggleShowMore } = useRefinementList({
    attribute,
    limit: makes ? limits.makes : limits.list,
    showMore: true,
    showMoreLimit: 100,
    sortBy: order,
  });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  // The search's state answers at once; the items only once the engine has.
  const chosen = indexUiState.refinementList?.[attribute] ?? [];
  const shown = items.filter(({ value }) => !(certifiedOnly && attribute === 'certified' && value === 'false'));
  if (shown.length === 0) return <Text tone="muted">Nothing to choose from here.</Text>;
  const choose = (value: string, checked: boolean) =>
    setIndexUiState((state) => {
      const before = ((state as SearchUiState).refinementList?.[attribute] ?? []).filter((one) => one !== value);
      return withValues(state as SearchUiState, attribute, checked ? [...before, value] : before);
    });
  return (
    <>
      <ul className={styles.list}>
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <CheckboxField
              name={attribute}
              value={value}
              form={formId}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.currentTarget.checked)}
              label={
                <span className={styles.words}>
                  <span>{valueText(attribute, label)}</span>{' '}
                  <span className={styles.count}>
                    {count.toLocaleString('en-AU')} <VisuallyHidden>found</VisuallyHidden>
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {canToggleShowMore && (
        <Button variant="quiet" size="small" onClick={toggleShowMore} aria-expanded={isShowingMore}>
          {isShowingMore ? 'Show fewer' : makes ? 'Show all makes' : 'Show more'}
          {!makes && (
            <>
              {' '}
              <VisuallyHidden>{`of ${title.toLowerCase()}`}</VisuallyHidden>
            </>
          )}
        </Button>
      )}
    </>
  );
}
