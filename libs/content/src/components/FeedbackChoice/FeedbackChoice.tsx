import { reviewPageMessages } from '@forecourt/domain/messages';
import { Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(reviewPageMessages);
  return (
    <ul className={styles.root} aria-label={say('reviewPage.howDidItGo')}>
      {happyHref && (
        <li>
          <MenuLink className={styles.choice} href={happyHref}>
            <span className={styles.happy}>
              <Icon name="star" size={32} />
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{say('reviewPage.itWentWell')}</span>
              <span className={styles.text}>{say('reviewPage.writeAReview', { dealer })}</span>
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
            <span className={styles.title}>{say('reviewPage.couldHaveBeenBetter')}</span>
            <span className={styles.text}>{say('reviewPage.tellUs', { dealer })}</span>
          </span>
          <Icon name="arrow-right" />
        </MenuLink>
      </li>
    </ul>
  );
}
