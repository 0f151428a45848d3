import { slugify, type RangeModel } from '@forecourt/domain';
import { modelMessages } from '@forecourt/domain/messages';
import { SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { ModelTile } from '../ModelTile/ModelTile.tsx';
import * as styles from './ModelList.css.ts';

export interface ModelChip {
  /** Label of the chip. @example 'SUVs & 4WDs' */
  name: string;
  /** Page that lists these models only. */
  href: string;
  /** Number of models on that page. */
  count: number;
  /** Whether it is the current page. */
  isCurrent: boolean;
}

export interface ModelSection {
  /** Heading above its models, whose slug is the section's id; null where one section is the whole page. */
  name: string | null;
  /** Models in display order. */
  models: readonly RangeModel[];
}

export interface ModelListProps {
  /** Links to filtered lists; not shown if fewer than two. */
  chips: readonly ModelChip[];
  /** Sections of models, with headings where there are several. */
  sections: readonly ModelSection[];
  /** Address of a model's stock; null where there is none. */
  stockHref: (model: RangeModel) => string | null;
}

const inFirstScreen = 2;

/** The model range: chips that are links, and a tile for each model. A single model is shown large. */
export function ModelList({ chips, sections, stockHref }: ModelListProps) {
  const say = useWords(modelMessages);
  const count = sections.reduce((sum, { models }) => sum + models.length, 0);
  return (
    <div className={styles.root}>
      {chips.length > 1 && (
        <nav aria-label={say('model.kindsOfModels')}>
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
        <section
          key={name ?? 'all'}
          id={name === null ? undefined : slugify(name)}
          className={styles.section}
          aria-label={name ?? say('model.models')}
        >
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
