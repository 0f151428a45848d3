import { longDate } from '@forecourt/domain';
import { Heading, Picture, SiteLink } from '@forecourt/ui';
import { useLocale } from '@forecourt/ui/words';
import { articlePath, type ArticleSummary } from '../../model/articles.ts';
import * as styles from './ArticleCard.css.ts';

export const articleCardLayouts = ['card', 'feature'] as const;

export interface ArticleCardProps {
  /** What it shows. */
  article: ArticleSummary;
  /** Heading level of its title. @default 3 */
  headingLevel?: 2 | 3;
  /** 'feature' stands alone, large, its picture beside its words. @default 'card' */
  layout?: (typeof articleCardLayouts)[number];
}

/** An article as a square picture, its whole title, two lines and its day. The card is one link. */
export function ArticleCard({ article, headingLevel = 3, layout = 'card' }: ArticleCardProps) {
  const locale = useLocale();
  const { title, summary, published, category, image_url: image, image_alt: alt } = article;
  return (
    <article className={image || layout === 'feature' ? styles.root[layout] : styles.plain}>
      {image && (
        <div className={styles.picture}>
          <Picture url={image} alt={alt} sizes="375px" ratio="1/1" rounded priority={layout === 'feature'} />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.facts}>
          {category}, <time dateTime={published.slice(0, 10)}>{longDate(published.slice(0, 10), locale)}</time>
        </p>
        <Heading level={headingLevel} size={layout === 'feature' ? 'heading' : 'title'}>
          <SiteLink className={styles.link} href={articlePath(article)}>
            {title}
          </SiteLink>
        </Heading>
        <p className={styles.summary[layout]}>{summary}</p>
      </div>
    </article>
  );
}
