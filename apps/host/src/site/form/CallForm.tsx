'use client';

import { callMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Notice, Stack } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useActionState } from 'react';
import type { NumberState } from './showNumber.ts';

export interface CallFormProps {
  show: () => Promise<NumberState>;
  contactHref: string;
}

/** The button that requests a number, and then the number. Needs no JavaScript. */
export function CallForm({ show, contactHref }: CallFormProps) {
  const say = useWords(callMessages);
  const [state, ask, pending] = useActionState<NumberState>(show, null);
  if (state?.ok) {
    return (
      <div role="status">
        <ButtonLink href={`tel:${state.phone}`} icon="phone" size="large">
          <span dir="ltr">{state.display}</span>
        </ButtonLink>
      </div>
    );
  }
  return (
    <Stack gap={3}>
      {state && <Notice tone="warning">{state.error}</Notice>}
      <form action={ask}>
        <Button type="submit" icon="phone" size="large" pending={pending}>
          {say('call.showTheNumber')}
        </Button>
      </form>
      <div>
        <ButtonLink href={contactHref} variant="secondary" icon="mail">
          {say('call.writeToUsInstead')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
