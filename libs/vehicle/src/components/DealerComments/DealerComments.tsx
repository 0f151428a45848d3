import { vehicleMessages } from '@forecourt/domain/messages';
import { Heading, once, ShowMore } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
export function DealerComments({ comments, title, headingLevel = 2 }: DealerCommentsProps) {
  const say = useWords(vehicleMessages);
  const heading = title === undefined ? say('vehicle.dealerComments') : title;
  const { shown, rest } = truncateComments(comments, say);
  return (
    <div className={styles.root} {...once('comments')}>
      {heading && (
        <Heading level={headingLevel} size="title">
          {heading}
        </Heading>
      )}
      <ShowMore
        rest={rest && <p className={styles.words}>{rest}</p>}
        more={say('vehicle.showMore')}
        less={say('vehicle.showLess')}
      >
        <p className={styles.words}>{shown}</p>
      </ShowMore>
    </div>
  );
}
