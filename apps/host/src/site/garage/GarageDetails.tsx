'use client';

import { garageDetailsMessages } from '@forecourt/domain/messages';
import { visitorDetailsStore } from '@forecourt/forms';
import { Button, Stack, Text, useIsAlive, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState } from 'react';

/** Contact details that forms prefill on this device. Empty until the page is interactive: only the device has them. */
export function GarageDetails() {
  const say = useWords(garageDetailsMessages);
  const { slug } = useSite().site;
  const isAlive = useIsAlive();
  const details = visitorDetailsStore(slug);
  const [isForgotten, setForgotten] = useState(false);
  if (!isAlive) return null;
  if (isForgotten) {
    return (
      <div role="status">
        <Text tone="success">{say('garageDetails.startEmptyAgain')}</Text>
      </div>
    );
  }
  const { name, last_name, email, postcode } = details.current();
  const known = [[name, last_name].filter(Boolean).join(' '), email, postcode].filter(Boolean);
  if (known.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text>{say('garageDetails.fillIn', { known: known.join(', ') })}</Text>
      <div>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            details.set({});
            setForgotten(true);
          }}
        >
          {say('garageDetails.letStartEmpty')}
        </Button>
      </div>
    </Stack>
  );
}
