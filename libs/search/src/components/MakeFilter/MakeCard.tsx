'use client';

import { memo, type ComponentType } from 'react';
import { ChoiceCard, isSameCard, type ChoiceProps } from '../FilterList/ChoiceCard.tsx';
import { ChoiceCount } from '../FilterList/ChoiceRow.tsx';
import * as styles from './MakeFilter.css.ts';

export interface MakeCardProps extends ChoiceProps {
  /** Draws the mark of a make. */
  Mark?: ComponentType<{ make: string }>;
}

/** One make: logo, name and how many there are. */
export const MakeCard = memo(function MakeCard({ Mark, ...card }: MakeCardProps) {
  const { label, value, count } = card.choice;
  return (
    <ChoiceCard {...card} className={styles.card}>
      {Mark && (
        <span className={styles.mark} aria-hidden="true">
          <Mark make={value} />
        </span>
      )}
      <span className={styles.name}>{label}</span> <ChoiceCount count={count} />
    </ChoiceCard>
  );
}, isSameCard);
