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
  /** Form elsewhere in the page that the control belongs to, for pages without JavaScript. */
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

/** A choice of a filter as a card. A check box at heart. */
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

/** For `memo`: whether two cards look and act the same. `Mark` draws a card's picture. */
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
