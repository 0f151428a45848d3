import { dealerMessages } from '@forecourt/domain/messages';
import { ButtonLink, Heading, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './AboutDealer.css.ts';

export interface AboutDealerProps {
  /** Name of the dealer. */
  name: string;
  /** In the dealer's own words. */
  text: string;
  /** A picture of the place or of its stock. */
  imageUrl?: string | null;
  /** Contact page of the site. */
  contactPath: string;
}

/** Who the dealer is. Renders nothing while the dealer has written nothing. */
export function AboutDealer({ name, text, imageUrl, contactPath }: AboutDealerProps) {
  const say = useWords(dealerMessages);
  if (!text.trim()) return null;
  return (
    <div className={styles.root[imageUrl ? 'pictured' : 'plain']}>
      <div className={styles.words}>
        <Heading level={2}>{say('dealer.about', { name })}</Heading>
        <p className={styles.text}>{text}</p>
        <div>
          <ButtonLink href={contactPath} variant="secondary">
            {say('dealer.comeAndSeeUs')}
          </ButtonLink>
        </div>
      </div>
      {imageUrl && <Picture url={imageUrl} alt="" sizes="(min-width: 992px) 50vw, 100vw" ratio="3/2" rounded />}
    </div>
  );
}
