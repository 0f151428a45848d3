import { vehicleMessages } from '@forecourt/domain/messages';
import { Heading, ShowMore } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { SpecificationItem } from '../../model/specifications.ts';
import * as styles from './SpecificationList.css.ts';

export interface SpecificationListProps {
  /** Heading of the list. @example 'Key information' */
  title: string;
  /** Facts with their values, in the order they are shown. */
  items: readonly SpecificationItem[];
  /** Number of lines shown before "Show More". @default 4 */
  limit?: number;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

function Lines({ items }: { items: readonly SpecificationItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts with their values, the first few visible. Renders nothing without facts. */
export function SpecificationList({ title, items, limit = 4, headingLevel = 2 }: SpecificationListProps) {
  const say = useWords(vehicleMessages);
  if (items.length === 0) return null;
  const rest = items.slice(limit);
  return (
    <div className={styles.root}>
      <Heading level={headingLevel} size="title">
        {title}
      </Heading>
      <ShowMore
        rest={rest.length > 0 ? <Lines items={rest} /> : null}
        more={say('vehicle.moreSpecifications')}
        less={say('vehicle.fewerSpecifications')}
      >
        <Lines items={items.slice(0, limit)} />
      </ShowMore>
    </div>
  );
}
