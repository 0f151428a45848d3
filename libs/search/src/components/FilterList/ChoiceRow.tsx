'use client';

import { grouped } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { CheckboxField, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { memo } from 'react';
import type { FacetChoice } from '../../model/facetChoices.ts';
import * as styles from './FilterList.css.ts';

export interface ChoiceRowProps {
  /** Name that the value is sent under without JavaScript. */
  name: string;
  /** The value, its words and how many vehicles have it. */
  choice: FacetChoice;
  /** Words of the row. @default the choice's own label */
  label?: string;
  /** Whether it is chosen. */
  checked: boolean;
  /** Id of the form that submits the control without JavaScript. */
  formId?: string;
  /** Called with the values that were ticked or unticked. */
  onChoose: (values: readonly string[], checked: boolean) => void;
}

/** Number of vehicles with this value. */
export function ChoiceCount({ count }: { count: number }) {
  const say = useWords(searchMessages);
  return (
    <span className={styles.count}>
      {grouped(count)} <VisuallyHidden>{say('search.found')}</VisuallyHidden>
    </span>
  );
}

const sameChoice = (one: FacetChoice, other: FacetChoice): boolean =>
  one.value === other.value &&
  one.label === other.label &&
  one.count === other.count &&
  one.values.length === other.values.length;

/** One value of a list with its check box and count. Memoised, because lists are long. */
export const ChoiceRow = memo(
  function ChoiceRow({ name, choice, label = choice.label, checked, formId, onChoose }: ChoiceRowProps) {
    return (
      <CheckboxField
        name={name}
        value={choice.value}
        form={formId}
        checked={checked}
        onChange={(event) => onChoose(choice.values, event.currentTarget.checked)}
        label={
          <span className={styles.words}>
            <span>{label}</span> <ChoiceCount count={choice.count} />
          </span>
        }
      />
    );
  },
  ({ choice: before, ...one }, { choice: after, ...other }) =>
    sameChoice(before, after) &&
    one.checked === other.checked &&
    one.label === other.label &&
    one.name === other.name &&
    one.formId === other.formId &&
    one.onChoose === other.onChoose,
);
