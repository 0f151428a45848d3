'use client';

import { accountMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Cluster, Heading, Notice, Stack, Text, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useActionState } from 'react';
import * as styles from './Garage.css.ts';

export interface DeleteMyDataProps {
  /** The visitor's phone number, formatted. */
  phone: string;
  /** Address for cancelling. */
  garageHref: string;
  /** Deletes the data and redirects; returns a message only when it failed. */
  action: (error: string | null, data: FormData) => Promise<string | null>;
  /** Why the last attempt failed. @default no error */
  error?: string | null;
}

/**
 * Asks for confirmation before a visitor's data are deleted, and says what is deleted and what is kept. Works without
 * JavaScript.
 */
export function DeleteMyData({ phone, garageHref, action, error = null }: DeleteMyDataProps) {
  const say = useWords(accountMessages);
  const { name, texts } = useSite().site;
  const [failure, post, pending] = useActionState(action, error);
  return (
    <div className={styles.words}>
      <Stack gap={3}>
        <Heading level={1} size="page">
          {say('account.deleteMyData')}
        </Heading>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Text>{say('account.thisIsAboutEverything', { name, phone })}</Text>
        <Stack gap={1}>
          <Heading level={2} size="title">
            {say('account.whatIsDeleted')}
          </Heading>
          <ul className={styles.plainList}>
            <li>{say('account.yourSavedAndSearches', { nounPlural: texts.vehicleNounPlural })}</li>
            <li>{say('account.ordersAndTrade')}</li>
            <li>{say('account.attemptsToReserve')}</li>
            <li>{say('account.yourSign')}</li>
          </ul>
        </Stack>
        <Stack gap={1}>
          <Heading level={2} size="title">
            {say('account.whatStays')}
          </Heading>
          <ul className={styles.plainList}>
            <li>{say('account.enquiriesThatYouSent')}</li>
            <li>{say('account.reservationsThatWerePaid')}</li>
            <li>{say('account.paymentsThatYouMade')}</li>
            <li>{say('account.aPrize')}</li>
            <li>{say('account.forOneDay')}</li>
          </ul>
        </Stack>
        <form action={post}>
          <Cluster gap={2}>
            <Button type="submit" variant="danger" pending={pending}>
              {say('account.deleteMyData')}
            </Button>
            <ButtonLink href={garageHref} variant="secondary">
              {say('account.keepEverything')}
            </ButtonLink>
          </Cluster>
        </form>
      </Stack>
    </div>
  );
}
