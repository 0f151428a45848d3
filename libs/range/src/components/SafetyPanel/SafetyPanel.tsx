import type { RangeModel } from '@forecourt/domain';
import { around, modelMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './SafetyPanel.css.ts';

export interface SafetyPanelProps {
  /** Safety data of the model's record. */
  safety: RangeModel['safety'];
}

/** Crash test stars in words, and driver assistance. Renders nothing if neither is known. */
export function SafetyPanel({ safety: { ancap_stars, ancap_year, features } }: SafetyPanelProps) {
  const say = useWords(modelMessages);
  const [before, after] = around((stars) =>
    ancap_year === null
      ? say('model.ancapSafetyRating', { stars })
      : say('model.testedByTheRules', { stars, year: ancap_year }),
  );
  if (ancap_stars === null && features.length === 0) return null;
  return (
    <div className={styles.root}>
      {ancap_stars !== null && (
        <p className={styles.stars}>
          {before}
          <strong className={styles.figure}>{say('model.ofStars', { count: ancap_stars ?? 0 })}</strong>
          {after}
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
