import { ButtonLink, Container, Heading, Icon, Text } from '@forecourt/ui';
import type { ReactNode } from 'react';
import * as styles from './SuccessMessage.css.ts';

export interface SuccessMessageProps {
  /** Who will be in touch. */
  dealer: string;
  /** @example 'Open until 5:30 pm'; says when an answer may come. */
  hours?: string;
  /** For those who cannot wait: a number as it is dialled and as it is read. */
  phone?: { href: string; words: string } | null;
  searchPath: string;
  /** @example 'cars' */
  nounPlural: string;
  /** Under the message, such as the vehicle asked about. */
  children?: ReactNode;
}

/** After a form was accepted: what happens next. */
export function SuccessMessage({ dealer, hours, phone, searchPath, nounPlural, children }: SuccessMessageProps) {
  return (
    <Container width="text">
      <div className={styles.root}>
        <span className={styles.mark}>
          <Icon name="check" size={36} />
        </span>
        <Heading level={1}>Thanks, we have your message</Heading>
        <Text size="large" tone="muted">
          Someone at {dealer} will read it and get back to you, usually on the same working day.
        </Text>
        <ol className={styles.steps}>
          <li>We check the details you sent.</li>
          <li>One of our people calls or writes to you.</li>
          <li>You decide what happens next. No pressure.</li>
        </ol>
        {hours && <Text tone="muted">{hours}</Text>}
        <div className={styles.actions}>
          <ButtonLink href={searchPath}>Keep looking at {nounPlural}</ButtonLink>
          {phone && (
            <ButtonLink href={phone.href} variant="secondary" icon="phone">
              Call {phone.words}
            </ButtonLink>
          )}
        </div>
        {children}
      </div>
    </Container>
  );
}
