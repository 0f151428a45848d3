import { Container } from '@forecourt/ui';
import type { SearchPageProps } from '../contract/props.ts';
import { PageHead } from './PageHead.tsx';
import * as styles from './pages.css.ts';

/** The search under its heading. */
export function SearchPage({ heading, text, trail, current, action, children }: SearchPageProps) {
  return (
    <>
      <PageHead title={heading} text={text} trail={trail} current={current}>
        {action}
      </PageHead>
      <Container>
        <div className={styles.content}>{children}</div>
      </Container>
    </>
  );
}
