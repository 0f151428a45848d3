import { vehiclePageMessages } from '@forecourt/domain/messages';
import { Icon, once } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { UsedFeature } from '../../model/usedFeatures.ts';
import * as styles from './UsedFeatureStrip.css.ts';

export interface UsedFeatureStripProps {
  /** The features, from `usedFeatures`. */
  features: readonly UsedFeature[];
  /** Accessible name of the row. @default 'Good to know about this one' */
  label?: string;
}

/** Good points of a used vehicle, in a row. Renders nothing when none is known. */
export function UsedFeatureStrip({ features, label }: UsedFeatureStripProps) {
  const say = useWords(vehiclePageMessages);
  if (features.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={label ?? say('vehiclePage.goodToKnow')} {...once('used-features')}>
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
