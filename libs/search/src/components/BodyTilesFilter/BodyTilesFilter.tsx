'use client';

import type { FilterSection } from '@forecourt/domain';
import { memo, type ComponentType } from 'react';
import type { FilterControlProps } from '../FilterPanel/filterMarks.ts';
import { ChoiceCard, isSameCard, type ChoiceProps } from '../FilterList/ChoiceCard.tsx';
import { ChoiceCount } from '../FilterList/ChoiceRow.tsx';
import { NoChoices } from '../FilterList/NoChoices.tsx';
import { useListFilter } from '../FilterList/useListFilter.ts';
import * as styles from './BodyTilesFilter.css.ts';

export interface BodyTilesFilterProps extends FilterControlProps {
  /** The filter: its attribute, title and kind. */
  section: FilterSection;
  /** Outline of a body type. Decoration. */
  Mark?: ComponentType<{ body: string }>;
}

interface BodyTileProps extends ChoiceProps {
  /** Draws the outline of a body type. */
  Mark?: ComponentType<{ body: string }>;
}

const BodyTile = memo(function BodyTile({ Mark, ...card }: BodyTileProps) {
  const { label, count } = card.choice;
  return (
    <ChoiceCard {...card} className={styles.tile} tickClassName={styles.tick}>
      {Mark && (
        <span className={styles.mark} aria-hidden="true">
          <Mark body={label} />
        </span>
      )}
      <span className={styles.name}>{label}</span>{' '}
      <span className={styles.count}>
        <ChoiceCount count={count} />
      </span>
    </ChoiceCard>
  );
}, isSameCard);

/** Body types as tiles with their outlines; several may be chosen. */
export function BodyTilesFilter({ section: { attribute, title }, formId, shown = true, Mark }: BodyTilesFilterProps) {
  const { choices, chosen, choose, answered } = useListFilter(attribute, { shown });
  if (!shown) return null;
  if (choices.length === 0) return <NoChoices answered={answered} />;
  return (
    <ul className={styles.list} aria-label={title}>
      {choices.map((choice) => (
        <li key={choice.label}>
          <BodyTile
            attribute={attribute}
            choice={choice}
            formId={formId}
            Mark={Mark}
            checked={choice.values.some((value) => chosen.includes(value))}
            onChoose={choose}
          />
        </li>
      ))}
    </ul>
  );
}
