'use client';

import { Button, Notice } from '@forecourt/ui';
import { useActionState } from 'react';

export interface SaveAskedProps {
  /** Of the vehicle. */
  id: string;
  /** Name of the vehicle. */
  name: string;
  /** Saves the vehicle of the field `car_id`, and leads on by itself; what it answers is why it could not. */
  action: (error: string | null, data: FormData) => Promise<string | null>;
}

/** Asks whether to save the vehicle that an address names: an address alone saves nothing. Its form needs no scripts. */
export function SaveAsked({ id, name, action }: SaveAskedProps) {
  const [failure, post, pending] = useActionState(action, null);
  return (
    <Notice
      tone={failure ? 'danger' : 'info'}
      title={failure ?? `Save ${name}?`}
      action={
        <form action={post}>
          <input type="hidden" name="car_id" value={id} />
          <Button type="submit" icon="bookmark" pending={pending}>
            Save to my watchlist
          </Button>
        </form>
      }
    >
      {failure ? name : 'One press, and it is on your list.'}
    </Notice>
  );
}
