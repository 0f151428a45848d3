'use client';

import { readVisitorDetails, saveVisitorDetails } from '@forecourt/forms';
import { Button, Stack, Text, useSite } from '@forecourt/ui';
import { useState, useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** What forms on this device fill in by themselves. Nothing before the page is alive: only the device knows. */
export function GarageDetails() {
  const { slug } = useSite().site;
  const isAlive = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const [isForgotten, setForgotten] = useState(false);
  if (!isAlive) return null;
  if (isForgotten) {
    return (
      <div role="status">
        <Text tone="success">Forms on this device start empty again.</Text>
      </div>
    );
  }
  const { name, last_name, email, postcode } = readVisitorDetails(slug);
  const known = [[name, last_name].filter(Boolean).join(' '), email, postcode].filter(Boolean);
  if (known.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text>Forms on this device fill in: {known.join(', ')}.</Text>
      <div>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            saveVisitorDetails(slug, {});
            setForgotten(true);
          }}
        >
          Let forms start empty
        </Button>
      </div>
    </Stack>
  );
}
