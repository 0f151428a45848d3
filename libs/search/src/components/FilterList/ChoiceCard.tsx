'use client';

import { Icon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { FacetChoice } from '../../model/facetChoices.ts';
import * as styles from './ChoiceCard.css.ts';

export interface ChoiceProps {
  /** Attribute of the index that is filtered by. */
  attribute: string;
  /** The value, its words and how many vehicles have it. */
  choice: FacetChoice;
  /** Whether it is chosen. */
  checked: boolean;
  /** Id of the form that submits the control without JavaScript. */
  formId?: string;
  /** Receives the values of a card that was ticked or unticked. */
  onChoose: (values: readonly string[], checked: boolean) => void;
}

interface ChoiceCardProps extends ChoiceProps {
  /** Layout of the card. */
  className: string;
  /** Layout of the tick, which shows once the card is chosen. */
  tickClassName?: string;
  /** Mark, name and count. */
  children: ReactNode;
}

/** One choice of a filter as a card: a check box underneath. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { attribute, choice, checked, formId, onChoose, className, tickClassName = '', children } = props;
  return (
    <label className={`${styles.card} ${className}`}>
      <input
        className={styles.box}
        type="checkbox"
        name={attribute}
        value={choice.value}
        form={formId}
        checked={checked}
        onChange={(event) => onChoose(choice.values, event.currentTarget.checked)}
      />
      {children}
      <span className={`${styles.tick} ${tickClassName}`.trim()}>
        <Icon name="check" size={16} />
      </span>
    </label>
  );
}

/** For `memo`: whether two sets of props draw the same card. `Mark` draws the card's picture. */
export const isSameCard = <Props extends ChoiceProps & { Mark?: unknown }>(
  { choice: before, ...one }: Props,
  { choice: after, ...other }: Props,
): boolean =>
  before.values.join() === after.values.join() &&
  before.count === after.count &&
  one.checked === other.checked &&
  one.formId === other.formId &&
  one.Mark === other.Mark &&
  one.onChoose === other.onChoose;
