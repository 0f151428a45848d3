'use client';

import { Icon } from '@forecourt/ui';
import { memo, type ComponentType } from 'react';
import type { FacetChoice } from '../../model/facetChoices.ts';
import { ChoiceCount } from '../FilterList/ChoiceRow.tsx';
import * as styles from './MakeFilter.css.ts';

export interface MakeCardProps {
  /** Attribute of the index that is filtered by. */
  attribute: string;
  /** The make and how many vehicles are of it. */
  choice: FacetChoice;
  /** Whether it is chosen. */
  checked: boolean;
  /** Form elsewhere in the page that the control belongs to, for pages without JavaScript. */
  formId?: string;
  /** Draws the mark of a make. */
  Mark?: ComponentType<{ make: string }>;
  /** Takes the make that was chosen or let go. */
  onChoose: (make: string, checked: boolean) => void;
}

/** One make: logo, name and how many there are. A check box at heart. */
export const MakeCard = memo(
  function MakeCard({ attribute, choice, checked, formId, Mark, onChoose }: MakeCardProps) {
    return (
      <label className={styles.card}>
        <input
          className={styles.box}
          type="checkbox"
          name={attribute}
          value={choice.value}
          form={formId}
          checked={checked}
          onChange={(event) => onChoose(choice.value, event.currentTarget.checked)}
        />
        {Mark && (
          <span className={styles.mark} aria-hidden="true">
            <Mark make={choice.value} />
          </span>
        )}
        <span className={styles.name}>{choice.label}</span> <ChoiceCount count={choice.count} />
        <span className={styles.tick}>
          <Icon name="check" size={16} />
        </span>
      </label>
    );
  },
  ({ choice: before, ...one }, { choice: after, ...other }) =>
    before.value === after.value &&
    before.count === after.count &&
    one.checked === other.checked &&
    one.formId === other.formId &&
    one.Mark === other.Mark &&
    one.onChoose === other.onChoose,
);
