import { Heading, Text } from '@forecourt/ui';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps {
  /** Heading of the page. */
  title: string;
  /** Left out where it is empty. */
  intro: string;
}

/** What a page is for, on top of it. */
export function PageHead({ title, intro }: PageHeadProps) {
  return (
    <div className={styles.root}>
      <Heading level={1} size="heading">
        {title}
      </Heading>
      {intro !== '' && <Text tone="muted">{intro}</Text>}
    </div>
  );
}
