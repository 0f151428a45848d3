'use client';

import type { FilterSection } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { Button } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useCallback, useId, useState, type ComponentType } from 'react';
import { shortChoices } from '../../model/facetChoices.ts';
import { makeChoice, withMake, withModel, withoutModel } from '../../model/makeModels.ts';
import type { FilterControlProps } from '../FilterPanel/filterMarks.ts';
import { NoChoices } from '../FilterList/NoChoices.tsx';
import { useListFilter } from '../FilterList/useListFilter.ts';
import { MakeCard } from './MakeCard.tsx';
import * as styles from './MakeFilter.css.ts';
import { useChangeSearch, useLateSearchSlice, useSearchSlice } from '../SearchParameters/useSearchSlice.ts';
import { ModelPicker } from './ModelPicker.tsx';
import { useMakeGroup } from './useMakeGroup.ts';

export interface MakeFilterProps extends FilterControlProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
  /** Draws the logo of a make. Decorative. */
  Mark?: ComponentType<{ make: string }>;
}

const firstMakes = 7;

/** Makes as cards, and the models of the chosen makes. Vehicles of any chosen make or model are found. */
export function MakeFilter({ section: { attribute, title }, formId, shown = true, Mark }: MakeFilterProps) {
  const say = useWords(searchMessages);
  const chosen = useSearchSlice(makeChoice);
  /** Makes whose models are offered: set one frame after the make's own tick has been painted. */
  const opened = useLateSearchSlice(makeChoice).makes;
  const change = useChangeSearch();
  const makes = useListFilter(attribute, { shown, early: true });
  const single = makes.choices.length === 1;
  const models = useListFilter('make_model', { shown: shown && (single || opened.length > 0) });
  const { findModels } = useMakeGroup();
  const [all, setAll] = useState(false);
  const id = useId();
  const chooseMake = useCallback(
    ([make = '']: readonly string[], checked: boolean) => change((state) => withMake(state, make, checked)),
    [change],
  );
  const chooseModel = useCallback(
    ([value = '']: readonly string[], checked: boolean) =>
      change((state) => {
        // A single make is not a choice of its own, so it is not left behind when its models are removed.
        if (single && !checked) return withoutModel(state, value);
        return withModel(state, value, checked);
      }),
    [change, single],
  );
  if (!shown) return null;
  if (makes.choices.length === 0) return <NoChoices answered={makes.answered} />;
  const cards = all ? makes.choices : shortChoices(makes.choices, firstMakes, chosen.makes);
  return (
    <>
      <ul className={styles.list} id={id} aria-label={title}>
        {cards.map((choice) => (
          <li key={choice.value} className={styles.item}>
            <MakeCard
              attribute={attribute}
              choice={choice}
              formId={formId}
              Mark={Mark}
              checked={chosen.makes.includes(choice.value)}
              onChoose={chooseMake}
            />
            {(single || opened.includes(choice.value)) && (
              <ModelPicker
                make={choice.value}
                choices={models.choices}
                chosen={chosen.models}
                complete={models.complete}
                alwaysOpen={single}
                formId={formId}
                onChoose={chooseModel}
                findModels={findModels}
              />
            )}
          </li>
        ))}
      </ul>
      {makes.choices.length > firstMakes && (
        <div className={styles.scripted}>
          <Button variant="quiet" size="small" onClick={() => setAll(!all)} aria-expanded={all} aria-controls={id}>
            {all ? say('search.showFewerMakes') : say('search.showAllMakes')}
          </Button>
        </div>
      )}
    </>
  );
}
