import { ButtonLink, Heading, Picture } from '@forecourt/ui';
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
  if (!text.trim()) return null;
  return (
    <div className={styles.root[imageUrl ? 'pictured' : 'plain']}>
      <div className={styles.words}>
        <Heading level={2}>About {name}</Heading>
        <p className={styles.text}>{text}</p>
        <div>
          <ButtonLink href={contactPath} variant="secondary">
            Come and see us
          </ButtonLink>
        </div>
      </div>
      {imageUrl && <Picture url={imageUrl} alt="" sizes="(min-width: 992px) 50vw, 100vw" ratio="3/2" rounded />}
    </div>
  );
}
