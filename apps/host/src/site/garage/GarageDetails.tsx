'use client';

import { visitorDetailsStore } from '@forecourt/forms';
import { Button, Stack, Text, useIsAlive, useSite } from '@forecourt/ui';
import { useState } from 'react';

/** Contact details that forms prefill on this device. Empty until the page is interactive: only the device has them. */
export function GarageDetails() {
  const { slug } = useSite().site;
  const isAlive = useIsAlive();
  const details = visitorDetailsStore(slug);
  const [isForgotten, setForgotten] = useState(false);
  if (!isAlive) return null;
  if (isForgotten) {
    return (
      <div role="status">
        <Text tone="success">Forms on this device start empty again.</Text>
      </div>
    );
  }
  const { name, last_name, email, postcode } = details.current();
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
            details.set({});
            setForgotten(true);
          }}
        >
          Let forms start empty
        </Button>
      </div>
    </Stack>
  );
}
