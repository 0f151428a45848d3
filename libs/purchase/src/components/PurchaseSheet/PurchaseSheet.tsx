import { Container, Section, Stack } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './PurchaseSheet.css.ts';

export interface PurchaseSheetProps {
  /** Heading. */
  title: string;
  /** A sentence under the heading. */
  intro: string;
  /** Card beside the form with what the visitor should know. */
  side: ReactNode;
  /** Position of that card on a phone. @default 'after' */
  sidePlace?: keyof typeof styles.side;
  /** The form, and content below it. */
  children: ReactNode;
}

/** A page with one form and a card beside it. */
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
