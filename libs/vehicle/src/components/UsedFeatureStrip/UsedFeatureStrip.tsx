import { Icon } from '@forecourt/ui';
import type { UsedFeature } from '../../model/usedFeatures.ts';
import * as styles from './UsedFeatureStrip.css.ts';

export interface UsedFeatureStripProps {
  /** See `usedFeatures`. */
  features: readonly UsedFeature[];
  /** Names the row for screen readers. @default 'Good to know about this one' */
  label?: string;
}

/** What speaks for a used vehicle, in a row. Renders nothing where nothing is known. */
export function UsedFeatureStrip({ features, label = 'Good to know about this one' }: UsedFeatureStripProps) {
  if (features.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={label}>
      {features.map(({ icon, text }) => (
        <li className={styles.feature} key={text}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
