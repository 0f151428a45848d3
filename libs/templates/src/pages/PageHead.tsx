import { Breadcrumbs, type Breadcrumb } from '@forecourt/content';
import { Container, Heading, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps {
  /** Heading of the page. */
  title: string;
  /** A sentence under the heading. */
  text?: string;
  /** Breadcrumb trail from the home page down, without the page itself. @default home only */
  trail?: readonly Breadcrumb[];
  /** Label of the page itself at the end of the breadcrumb trail. @default its title */
  current?: string;
  /** Content beside the title on wide screens. */
  children?: ReactNode;
}

const home: readonly Breadcrumb[] = [{ name: 'Home', href: '/' }];

/** Head of an ordinary page: breadcrumb trail, title, one sentence. */
export function PageHead({ title, text, trail = home, current = title, children }: PageHeadProps) {
  return (
    <Container>
      <div className={styles.root}>
        <Breadcrumbs trail={trail} current={current} />
        <div className={styles.line}>
          <div className={styles.words}>
            <Heading level={1} size="page">
              {title}
            </Heading>
            {text && <Text tone="muted">{text}</Text>}
          </div>
          {children}
        </div>
      </div>
    </Container>
  );
}
