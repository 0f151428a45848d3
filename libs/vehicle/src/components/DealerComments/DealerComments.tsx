import { Heading, once, ShowMore } from '@forecourt/ui';
import { truncateComments } from '../../model/comments.ts';
import * as styles from './DealerComments.css.ts';

export interface DealerCommentsProps {
  /** The dealer's text with its line breaks; null where there is none. */
  comments: string | null;
  /** Heading; null where the surrounding part has one already. @default 'Dealer comments' */
  title?: string | null;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** The dealer's comments, long ones behind "Show more". A vehicle without any says that they are coming. */
export function DealerComments({ comments, title = 'Dealer comments', headingLevel = 2 }: DealerCommentsProps) {
  const { shown, rest } = truncateComments(comments);
  return (
    <div className={styles.root} {...once('comments')}>
      {title && (
        <Heading level={headingLevel} size="title">
          {title}
        </Heading>
      )}
      <ShowMore rest={rest && <p className={styles.words}>{rest}</p>} more="Show more" less="Show less">
        <p className={styles.words}>{shown}</p>
      </ShowMore>
    </div>
  );
}
