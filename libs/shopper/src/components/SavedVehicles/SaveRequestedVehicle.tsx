'use client';

import { Button, Notice } from '@forecourt/ui';
import { useActionState } from 'react';

export interface SaveRequestedVehicleProps {
  /** Id of the vehicle. */
  id: string;
  /** Name of the vehicle. */
  name: string;
  /** Saves the vehicle given by the field `car_id` and redirects; returns a message only when saving failed. */
  action: (error: string | null, data: FormData) => Promise<string | null>;
}

/** Asks whether to save the vehicle named in the URL; opening a link alone saves nothing. Works without JavaScript. */
export function SaveRequestedVehicle({ id, name, action }: SaveRequestedVehicleProps) {
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
