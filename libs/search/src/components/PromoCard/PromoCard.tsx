import type { PromoNode, SearchLayout } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { Heading, Icon, Picture, PlainLink, SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './PromoCard.css.ts';

export interface PromoCardProps {
  /** Its text, picture and link. */
  promo: PromoNode;
  /** Layout of the vehicles around it. @default 'grid' */
  layout?: SearchLayout;
}

const sizes = {
  grid: '(min-width: 1200px) 400px, (min-width: 768px) 45vw, 92vw',
  list: '(min-width: 768px) 308px, 92vw',
};

/** A promotion among the vehicles of a list. The whole card is one link. */
export function PromoCard({ promo, layout = 'grid' }: PromoCardProps) {
  const say = useWords(searchMessages);
  const { title, text, button, href, image_url: picture } = promo;
  const Link = href.startsWith('/') && !href.startsWith('//') ? SiteLink : PlainLink;
  return (
    <div role="group" aria-label={say('search.promotion')} className={styles.card[layout]}>
      {picture && (
        <div className={styles.media[layout]}>
          <Picture url={picture} alt="" sizes={sizes[layout]} />
        </div>
      )}
      <div className={styles.body[layout]}>
        {/* The accessible name of the group says it to screen readers. */}
        <p className={styles.eyebrow} aria-hidden="true">
          {say('search.promotion')}
        </p>
        <Heading level={3} size="title">
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {button && (
          <>
            <span className={styles.push} />
            <span className={styles.button}>
              {button}
              <Icon name="arrow-right" size={18} />
            </span>
          </>
        )}
      </div>
    </div>
  );
}
