'use client';

import { Button, ButtonLink, Cluster, Heading, Notice, Stack, Text, useSite } from '@forecourt/ui';
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
  const { name, texts } = useSite().site;
  const [failure, post, pending] = useActionState(action, error);
  return (
    <div className={styles.words}>
      <Stack gap={3}>
        <Heading level={1} size="heading">
          Delete my data
        </Heading>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Text>
          This is about everything that {name} keeps with the number {phone}. It cannot be taken back.
        </Text>
        <Stack gap={1}>
          <Heading level={2} size="title">
            What is deleted
          </Heading>
          <ul className={styles.plainList}>
            <li>Your saved {texts.vehicleNounPlural} and searches</li>
            <li>Orders and trade-in valuations that you began and did not finish</li>
            <li>Attempts to reserve or to pay that came to nothing, once they are a day old</li>
            <li>Your sign-in, on every phone and computer</li>
          </ul>
        </Stack>
        <Stack gap={1}>
          <Heading level={2} size="title">
            What stays
          </Heading>
          <ul className={styles.plainList}>
            <li>Enquiries that you sent and offers that you accepted, because the dealer answers them</li>
            <li>Reservations that were paid, are held, or are being paid, because they are business records</li>
            <li>Payments that you made online, because they are business records</li>
            <li>A prize that you won, because everybody has one spin</li>
            <li>For one day, a note that we texted codes to your number, so that nobody can flood it with messages</li>
          </ul>
        </Stack>
        <form action={post}>
          <Cluster gap={2}>
            <Button type="submit" variant="danger" pending={pending}>
              Delete my data
            </Button>
            <ButtonLink href={garageHref} variant="secondary">
              Keep everything
            </ButtonLink>
          </Cluster>
        </form>
      </Stack>
    </div>
  );
}
