import { Icon } from '@forecourt/ui';
import { MenuLink } from '../MainNavigation/MenuLink.tsx';
import * as styles from './FeedbackChoice.css.ts';

export interface FeedbackChoiceProps {
  /** Whom the visitor dealt with. */
  dealer: string;
  /** Where content customers write a review; null where the dealer has no such place. */
  happyHref: string | null;
  /** Where customers tell the dealer alone what went wrong. */
  unhappyHref: string;
}

/** The two answers to a feedback request, always presented equally. */
export function FeedbackChoice({ dealer, happyHref, unhappyHref }: FeedbackChoiceProps) {
  return (
    <ul className={styles.root} aria-label="How did it go?">
      {happyHref && (
        <li>
          <MenuLink className={styles.choice} href={happyHref}>
            <span className={styles.happy}>
              <Icon name="star" size={32} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>It went well</span>
              <span className={styles.text}>Write a public review of {dealer}. It helps the next person choose.</span>
            </span>
            <Icon name="arrow-right" />
          </MenuLink>
        </li>
      )}
      <li>
        <MenuLink className={styles.choice} href={unhappyHref}>
          <span className={styles.unhappy}>
            <Icon name="mail" size={32} />
          </span>
          <span className={styles.words}>
            <span className={styles.title}>It could have been better</span>
            <span className={styles.text}>
              Tell us what happened. A manager at {dealer} reads it and can put it right.
            </span>
          </span>
          <Icon name="arrow-right" />
        </MenuLink>
      </li>
    </ul>
  );
}
