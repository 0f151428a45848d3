import { successMessages } from '@forecourt/domain/messages';
import { ButtonLink, Container, FactList, Heading, Icon, Text, type Fact } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import * as styles from './SuccessMessage.css.ts';

export interface SuccessMessageProps {
  /** What was done, in a few words. @example 'Your test drive is booked' */
  title: string;
  /** What was taken, one paragraph after another. */
  text: readonly string[];
  /** What happens next, one thing after another. */
  next: readonly string[];
  /** What, when, where, and under which reference. */
  facts?: readonly Fact[];
  /** Says that the same comes by email. @default false */
  isMailed?: boolean;
  /** File of the booked time. */
  calendarHref?: string | null;
  /** Whether the dealer is open. @example 'Open now, closes 5:30 pm'; says when an answer may come. */
  hours?: string;
  /** A button to call, for urgent cases. */
  call?: ReactNode;
  /** Search page of the site. */
  searchPath: string;
  /** Plural noun for what the site sells. @example 'cars' */
  nounPlural: string;
  /** Content under the message, such as the enquiry's vehicle. */
  children?: ReactNode;
}

/** After a form was accepted: what we have, and what happens next. */
export function SuccessMessage(props: SuccessMessageProps) {
  const say = useWords(successMessages);
  const { title, text, next, facts = [], isMailed = false, calendarHref, hours, call, searchPath, nounPlural } = props;
  return (
    <Container width="text">
      <div className={styles.root}>
        <span className={styles.mark}>
          <Icon name="check" size={36} />
        </span>
        <Heading level={1}>{title}</Heading>
        {text.map((sentence) => (
          <Text key={sentence} size="large" tone="muted">
            {sentence}
          </Text>
        ))}
        {facts.length > 0 && (
          <div className={styles.facts}>
            <FactList facts={facts} />
          </div>
        )}
        {next.length > 0 && (
          <section className={styles.next} aria-labelledby="success-next">
            <Heading level={2} size="title" id="success-next">
              {say('success.whatHappensNext')}
            </Heading>
            <ol className={styles.steps}>
              {next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
        {isMailed && <Text tone="muted">{say('success.isOnItsWay')}</Text>}
        {hours && <Text tone="muted">{hours}</Text>}
        <div className={styles.actions}>
          {calendarHref && (
            <ButtonLink href={calendarHref} icon="calendar">
              {say('success.addToCalendar')}
            </ButtonLink>
          )}
          <ButtonLink href={searchPath} variant={calendarHref ? 'secondary' : 'primary'}>
            {say('success.keepLooking', { nounPlural })}
          </ButtonLink>
          {call}
        </div>
        {props.children}
      </div>
    </Container>
  );
}
