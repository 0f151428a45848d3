'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { Button, SearchField, Text, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, useState } from 'react';
import { matchingChoices, shortChoices } from '../../model/facetChoices.ts';
import type { FilterControlProps } from '../FilterPanel/filterMarks.ts';
import { useDelayed } from '../SearchBoxField/useDelayed.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import * as styles from './FilterList.css.ts';
import { NoChoices } from './NoChoices.tsx';
import { useListFilter } from './useListFilter.ts';

export interface FilterListProps extends FilterControlProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
}

/** Number of lines before "See all", and number from which a list gets its own search box. */
const limits = { short: 8, searched: 12 } as const;
/** Milliseconds after the last letter before values are asked for. */
const pause = 200;

/** A list filter: check boxes with counts. Long lists expand on request and can be searched. */
export function FilterList({ section: { attribute, title }, formId, shown = true }: FilterListProps) {
  const say = useWords(searchMessages);
  const { choices, chosen, choose, complete, find, answered } = useListFilter(attribute, { shown });
  const [all, setAll] = useState(false);
  const [typed, setTyped] = useState('');
  const id = useId();
  const { later } = useDelayed(find, pause);
  if (!shown) return null;
  if (choices.length === 0 && !typed) return <NoChoices answered={answered} />;
  const name = title.toLowerCase();
  const search = (next: string) => {
    setTyped(next);
    if (!complete) later(next);
  };
  const toggleAll = () => {
    if (typed) search('');
    setAll(!all);
  };
  const found = typed ? matchingChoices(choices, typed) : choices;
  const rows = all ? found : shortChoices(choices, limits.short, chosen);
  const long = choices.length > limits.short || !complete || all;
  return (
    <>
      {all && (choices.length > limits.searched || !complete) && (
        <div className={styles.search}>
          <SearchField
            label={say('search.find', { name })}
            name={`find_${attribute}`}
            value={typed}
            onChange={search}
          />
        </div>
      )}
      <ul className={styles.list} id={id} aria-label={title}>
        {rows.map((choice) => (
          <li key={choice.value}>
            <ChoiceRow
              name={attribute}
              choice={choice}
              formId={formId}
              checked={choice.values.some((value) => chosen.includes(value))}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
      {typed && rows.length === 0 && <Text tone="muted">{say('search.nothingIsCalled', { typed })}</Text>}
      {long && (
        <div className={styles.scripted}>
          <Button variant="quiet" size="small" onClick={toggleAll} aria-expanded={all} aria-controls={id}>
            {all ? say('search.seeFewer') : say('search.seeAll')} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </div>
      )}
    </>
  );
}
