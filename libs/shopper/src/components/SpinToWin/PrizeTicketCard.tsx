import { timeWords } from '@forecourt/domain';
import { around, spinMessages } from '@forecourt/domain/messages';
import { Heading, Stack, Text } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
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
  const say = useWords(spinMessages);
  const locale = useLocale();
  const id = useId();
  const { name, text, code, wonAt } = ticket;
  const [before, after] = around((time) => say('spin.wonOn', { time }));
  return (
    <section className={styles.ticket} aria-labelledby={id} tabIndex={-1} ref={ref}>
      <Stack gap={1}>
        <Text tone="success">{say('spin.congratulations')}</Text>
        <Heading level={2} size="heading" id={id}>
          {say('spin.youHaveWon', { name })}
        </Heading>
        {text !== '' && <Text>{text}</Text>}
      </Stack>
      <div>
        <Text size="small" tone="muted">
          {say('spin.yourCode')}
        </Text>
        <p className={styles.code}>{code}</p>
      </div>
      <Text size="small" tone="muted">
        {before}
        <time dateTime={wonAt}>{timeWords(wonAt, timeZone, locale)}</time>
        {after}
      </Text>
    </section>
  );
}
