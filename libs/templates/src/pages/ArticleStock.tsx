import { articleMessages } from '@forecourt/domain/messages';
import { ButtonLink, Picture, SiteLink, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ArticleStock as Stock } from '../contract/proseParts.ts';
import { LateGrid } from '../sections/LateGrid.tsx';
import * as styles from './ArticlePage.css.ts';

export interface ArticleStockProps {
  /** Vehicles of one make or model. */
  stock: Stock;
  /** Time the page is rendered: decides what is new. */
  now: Date;
}

/** Vehicles within an article: a row of them, or one card for the model. Renders nothing where none is in stock. */
export function ArticleStock({ stock, now }: ArticleStockProps) {
  const say = useWords(articleMessages);
  const { kind, name, vehicles, count, priceFrom, href } = stock;
  const [first] = vehicles;
  if (!first) return null;
  const all = say('article.seeInStock', { count });
  if (kind === 'model') {
    return (
      <aside className={styles.stock} aria-label={name}>
        <div className={styles.model}>
          <Picture url={first.images[0]?.url} alt="" sizes="144px" rounded />
          <div className={styles.modelWords}>
            <p className={styles.stockTitle}>{name}</p>
            {priceFrom !== null && <Text tone="muted">{say('article.inStockFrom', { price: priceFrom })}</Text>}
            <ButtonLink href={href} variant="secondary">
              {all}
            </ButtonLink>
          </div>
        </div>
      </aside>
    );
  }
  return (
    <aside className={styles.stock} aria-label={say('article.inStock', { name })}>
      <div className={styles.stockHead}>
        <p className={styles.stockTitle}>{say('article.inStock', { name })}</p>
        <SiteLink href={href}>{all}</SiteLink>
      </div>
      <LateGrid vehicles={vehicles.slice(0, 2)} renderedAt={now.getTime()} label={say('article.inStock', { name })} />
    </aside>
  );
}
