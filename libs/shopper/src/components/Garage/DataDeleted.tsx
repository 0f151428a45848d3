'use client';

import { Button, ButtonLink, Cluster, Heading, Stack, Text, clearDevice, useIsAlive, useSite } from '@forecourt/ui';
import { useState } from 'react';
import * as styles from './Garage.css.ts';

/** Confirmation that a visitor's data were deleted, with an offer to clear this device's own storage too. */
export function DataDeleted() {
  const { slug, paths, texts } = useSite().site;
  const isAlive = useIsAlive();
  const [announcement, setAnnouncement] = useState('');
  return (
    <div className={styles.words}>
      <Stack gap={3}>
        <Heading level={1} size="heading">
          Your data are deleted
        </Heading>
        <Text>You are signed out on every phone and computer.</Text>
        <Text>
          This device itself may still know your favourites, what you looked at and searched for, and what you typed
          into forms. Only this device does: nobody else can see it.
        </Text>
        <div role="status">{announcement && <Text tone="success">{announcement}</Text>}</div>
        <Cluster gap={2}>
          {isAlive && (
            <Button
              variant="secondary"
              onClick={() =>
                setAnnouncement(
                  clearDevice(slug)
                    ? 'This device has forgotten it.'
                    : 'This browser does not let us: clear its data for this website in its settings.',
                )
              }
            >
              Forget it on this device too
            </Button>
          )}
          <ButtonLink href={paths.search} variant="quiet">
            Browse {texts.vehicleNounPlural}
          </ButtonLink>
        </Cluster>
      </Stack>
    </div>
  );
}
