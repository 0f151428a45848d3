import { vehicleMessages } from '@forecourt/domain/messages';
import { Heading, Icon, once, ShowMore } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './FeatureList.css.ts';

export interface FeatureListProps {
  /** Features in the dealer's words. */
  features: readonly string[];
  /** Heading; null where the surrounding part has one already. @default 'Features' */
  title?: string | null;
  /** Number of features shown before "Show All". @default 8 */
  limit?: number;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

function Ticks({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <span className={styles.tick}>
            <Icon name="check" size={18} />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** What a vehicle comes with. Renders nothing where the dealer lists nothing. */
export function FeatureList({ features, title = 'Features', limit = 8, headingLevel = 2 }: FeatureListProps) {
  const say = useWords(vehicleMessages);
  const distinct = [...new Set(features)];
  if (distinct.length === 0) return null;
  const rest = distinct.slice(limit);
  return (
    <div className={styles.root} {...once('features')}>
      {title && (
        <Heading level={headingLevel} size="title">
          {title}
        </Heading>
      )}
      <ShowMore
        rest={rest.length > 0 ? <Ticks features={rest} /> : null}
        more={say('vehicle.showAll')}
        less={say('vehicle.hide')}
      >
        <Ticks features={distinct.slice(0, limit)} />
      </ShowMore>
    </div>
  );
}
