import type { RangeModel } from '@forecourt/domain';
import { SiteLink } from '@forecourt/ui';
import { ModelTile } from '../ModelTile/ModelTile.tsx';
import * as styles from './ModelList.css.ts';

export interface ModelChip {
  name: string;
  href: string;
  /** How many models are behind it. */
  count: number;
  isCurrent: boolean;
}

export interface ModelSection {
  /** Heading over its models; none where one section is the whole page. */
  name: string | null;
  models: readonly RangeModel[];
}

export interface ModelListProps {
  /** Ways to narrow the list; fewer than two are none. */
  chips: readonly ModelChip[];
  /** Models in their order, under headings where there are several kinds. */
  sections: readonly ModelSection[];
  /** Where the stock of a model is; null for none. */
  stockHref: (model: RangeModel) => string | null;
}

const inFirstScreen = 2;

/** The range: chips that are links, and a tile for each model. One model alone is large. */
export function ModelList({ chips, sections, stockHref }: ModelListProps) {
  const count = sections.reduce((sum, { models }) => sum + models.length, 0);
  return (
    <div className={styles.root}>
      {chips.length > 1 && (
        <nav aria-label="Kinds of models">
          <ul className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip.href}>
                <SiteLink className={styles.chip} href={chip.href} aria-current={chip.isCurrent ? 'page' : undefined}>
                  {chip.name} <span className={styles.count}>{chip.count}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ name, models }, place) => (
        <section key={name ?? 'all'} className={styles.section} aria-label={name ?? 'Models'}>
          {name && <h2 className={styles.name}>{name}</h2>}
          <ul className={styles.grid[count === 1 ? 'one' : 'many']}>
            {models.map((model, at) => (
              <li key={model.slug} className={styles.cell}>
                <ModelTile
                  model={model}
                  stockHref={stockHref(model)}
                  layout={count === 1 ? 'row' : 'card'}
                  headingLevel={name ? 3 : 2}
                  priority={place === 0 && at < inFirstScreen}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
