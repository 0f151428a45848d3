import { Icon } from '@forecourt/ui';
import type { ModelFact } from '../../model/modelFacts.ts';
import * as styles from './ModelFacts.css.ts';

export interface ModelFactsProps {
  /** Up to four facts, from `modelFacts`. */
  facts: readonly ModelFact[];
}

/** Key facts of a model in large type. Renders nothing without facts. */
export function ModelFacts({ facts }: ModelFactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.root}>
      {facts.map(({ icon, name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>
            <Icon name={icon} size={22} />
            {name}
          </dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
