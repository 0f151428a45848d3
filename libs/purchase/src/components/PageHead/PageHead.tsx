import { Heading, Text } from '@forecourt/ui';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps {
  /** Heading of the page. */
  title: string;
  /** A sentence; nothing where it is empty. */
  intro: string;
}

/** Heading and introduction of a page. */
export function PageHead({ title, intro }: PageHeadProps) {
  return (
    <div className={styles.root}>
      <Heading level={1} size="page">
        {title}
      </Heading>
      {intro !== '' && <Text tone="muted">{intro}</Text>}
    </div>
  );
}
