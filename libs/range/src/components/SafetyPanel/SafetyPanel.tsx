import type { RangeModel } from '@forecourt/domain';
import { Icon } from '@forecourt/ui';
import * as styles from './SafetyPanel.css.ts';

export interface SafetyPanelProps {
  /** Safety data of the model's record. */
  safety: RangeModel['safety'];
}

/** Crash test stars in words, and driver assistance. Renders nothing if neither is known. */
export function SafetyPanel({ safety: { ancap_stars, ancap_year, features } }: SafetyPanelProps) {
  if (ancap_stars === null && features.length === 0) return null;
  return (
    <div className={styles.root}>
      {ancap_stars !== null && (
        <p className={styles.stars}>
          <strong className={styles.figure}>{ancap_stars} of 5 stars</strong> ANCAP safety rating
          {ancap_year !== null && `, tested by the rules of ${ancap_year}`}
        </p>
      )}
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon name="check" size={18} />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
