import { Icon, type IconName } from '@forecourt/ui';
import * as styles from './BenefitList.css.ts';

export interface Benefit {
  icon: IconName;
  /** A few words. */
  title: string;
  /** One or two sentences. */
  text: string;
}

export interface BenefitListProps {
  /** Benefits in the order they are shown. */
  benefits: readonly Benefit[];
  /** Names the list for people who do not see the heading above it. */
  label: string;
}

/** What a visitor gains, side by side where there is room. Renders nothing without benefits. */
export function BenefitList({ benefits, label }: BenefitListProps) {
  if (benefits.length === 0) return null;
  return (
    <ul className={styles.root[benefits.length % 4 === 0 ? 'fours' : 'threes']} aria-label={label}>
      {benefits.map(({ icon, title, text }) => (
        <li className={styles.benefit} key={title}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
