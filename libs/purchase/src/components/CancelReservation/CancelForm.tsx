'use client';

import { Button, ButtonLink, Cluster, Notice, Stack } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useActionState } from 'react';
import { cancelPageMessages } from './cancelWords.ts';

/** Cancels and redirects to the outcome; returns a message only when it failed. */
export type CancelAction = (error: string | null, data: FormData) => Promise<string | null>;

export interface CancelFormProps {
  /** Server action that cancels. */
  action: CancelAction;
  /** Deposit that comes back, in words. @example '$200' */
  amount: string;
  /** Page that the visitor goes back to without cancelling. */
  keepHref: string;
  /** Why the last attempt failed. @default no error */
  error?: string | null;
}

/** Cancels a reservation, or leaves it as it is. Works without JavaScript. */
export function CancelForm({ action, amount, keepHref, error = null }: CancelFormProps) {
  const say = useWords(cancelPageMessages);
  const [failure, post, pending] = useActionState(action, error);
  return (
    <form action={post}>
      <Stack gap={3}>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Cluster gap={2}>
          <Button type="submit" variant="danger" size="large" pending={pending}>
            {say('reserve.cancel', { amount })}
          </Button>
          <ButtonLink href={keepHref} variant="secondary" size="large">
            {say('cancel.keep')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </form>
  );
}
