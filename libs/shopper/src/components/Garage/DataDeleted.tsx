'use client';

import { accountMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Cluster, Heading, Stack, Text, clearDevice, useIsAlive, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState } from 'react';
import * as styles from './Garage.css.ts';

/** Confirmation that a visitor's data were deleted, with an offer to clear this device's own storage too. */
export function DataDeleted() {
  const say = useWords(accountMessages);
  const { slug, paths, texts } = useSite().site;
  const isAlive = useIsAlive();
  const [announcement, setAnnouncement] = useState('');
  return (
    <div className={styles.words}>
      <Stack gap={3}>
        <Heading level={1} size="page">
          {say('account.yourDataAreDeleted')}
        </Heading>
        <Text>{say('account.youAreSignedOut')}</Text>
        <Text>{say('account.thisDeviceItselfMay')}</Text>
        <div role="status">{announcement && <Text tone="success">{announcement}</Text>}</div>
        <Cluster gap={2}>
          {isAlive && (
            <Button
              variant="secondary"
              onClick={() =>
                setAnnouncement(clearDevice(slug) ? say('account.deviceHasForgotten') : say('account.deviceKeepsIt'))
              }
            >
              {say('account.forget')}
            </Button>
          )}
          <ButtonLink href={paths.search} variant="quiet">
            {say('account.browse', { nounPlural: texts.vehicleNounPlural })}
          </ButtonLink>
        </Cluster>
      </Stack>
    </div>
  );
}
