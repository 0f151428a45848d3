'use client';

import type { FilterSection } from '@forecourt/domain';
import { Icon } from '@forecourt/ui';
import { memo, type ComponentType } from 'react';
import type { FacetChoice } from '../../model/facetChoices.ts';
import type { FilterControlProps } from '../FilterPanel/filterMarks.ts';
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

interface BodyTileProps {
  /** Attribute of the index that is filtered by. */
  attribute: string;
  /** The value, its words and how many vehicles have it. */
  choice: FacetChoice;
  /** Whether it is chosen. */
  checked: boolean;
  /** Form elsewhere in the page that the control belongs to, for pages without JavaScript. */
  formId?: string;
  /** Draws the outline of a body type. */
  Mark?: ComponentType<{ body: string }>;
  /** Takes the values that were chosen or let go. */
  onChoose: (values: readonly string[], checked: boolean) => void;
}

const BodyTile = memo(
  function BodyTile({ attribute, choice, checked, formId, Mark, onChoose }: BodyTileProps) {
    return (
      <label className={styles.tile}>
        <input
          className={styles.box}
          type="checkbox"
          name={attribute}
          value={choice.value}
          form={formId}
          checked={checked}
          onChange={(event) => onChoose(choice.values, event.currentTarget.checked)}
        />
        {Mark && (
          <span className={styles.mark} aria-hidden="true">
            <Mark body={choice.label} />
          </span>
        )}
        <span className={styles.name}>{choice.label}</span>{' '}
        <span className={styles.count}>
          <ChoiceCount count={choice.count} />
        </span>
        <span className={styles.tick}>
          <Icon name="check" size={16} />
        </span>
      </label>
    );
  },
  ({ choice: before, ...one }, { choice: after, ...other }) =>
    before.values.join() === after.values.join() &&
    before.count === after.count &&
    one.checked === other.checked &&
    one.formId === other.formId &&
    one.Mark === other.Mark &&
    one.onChoose === other.onChoose,
);

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
