import { timeWords } from '@forecourt/domain';
import { Heading, Stack, Text } from '@forecourt/ui';
import { useId, type Ref } from 'react';
import { type PrizeTicket } from '../../model/spinToWin.ts';
import * as styles from './SpinToWin.css.ts';

export interface PrizeTicketCardProps {
  /** The prize, its code and date. */
  ticket: PrizeTicket;
  /** IANA time zone of the dealership. */
  timeZone: string;
  /** Moves the focus here when the wheel has stopped. */
  ref?: Ref<HTMLElement>;
}

/** A won prize with its code. */
export function PrizeTicketCard({ ticket, timeZone, ref }: PrizeTicketCardProps) {
  const id = useId();
  const { name, text, code, wonAt } = ticket;
  return (
    <section className={styles.ticket} aria-labelledby={id} tabIndex={-1} ref={ref}>
      <Stack gap={1}>
        <Text tone="success">Congratulations</Text>
        <Heading level={2} size="heading" id={id}>
          You have won: {name}
        </Heading>
        {text !== '' && <Text>{text}</Text>}
      </Stack>
      <div>
        <Text size="small" tone="muted">
          Your code
        </Text>
        <p className={styles.code}>{code}</p>
      </div>
      <Text size="small" tone="muted">
        Won on <time dateTime={wonAt}>{timeWords(wonAt, timeZone)}</time>. Show this code at the dealership. It stays on
        this page: sign in with the same number to see it again.
      </Text>
    </section>
  );
}
