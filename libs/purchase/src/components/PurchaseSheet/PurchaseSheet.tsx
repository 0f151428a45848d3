import { Container, Section, Stack } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './PurchaseSheet.css.ts';

export interface PurchaseSheetProps {
  /** Heading, in the words of the page. */
  title: string;
  /** A sentence under the heading. */
  intro: string;
  /** What the visitor should know of it: a card beside the form. */
  side: ReactNode;
  /** Where that card stands on a phone. @default 'after' */
  sidePlace?: keyof typeof styles.side;
  /** The form, and what belongs below it. */
  children: ReactNode;
}

/** A page with one form, and what it is about in a card beside it. */
export function PurchaseSheet({ title, intro, side, sidePlace = 'after', children }: PurchaseSheetProps) {
  const card = <div className={styles.side[sidePlace]}>{side}</div>;
  return (
    <Section>
      <Container>
        <div className={styles.page}>
          <div className={styles.head}>
            <PageHead title={title} intro={intro} />
          </div>
          {sidePlace === 'before' && card}
          <div className={styles.main}>
            <Stack gap={3}>{children}</Stack>
          </div>
          {sidePlace === 'after' && card}
        </div>
      </Container>
    </Section>
  );
}
