'use client';

import { savedMessages } from '@forecourt/domain/messages';
import { Button, Notice } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(savedMessages);
  const [failure, post, pending] = useActionState(action, null);
  return (
    <Notice
      tone={failure ? 'danger' : 'info'}
      title={failure ?? say('saved.saveName', { name })}
      action={
        <form action={post}>
          <input type="hidden" name="car_id" value={id} />
          <Button type="submit" icon="bookmark" pending={pending}>
            {say('saved.saveToMyWatchlist')}
          </Button>
        </form>
      }
    >
      {failure ? name : say('saved.onePress')}
    </Notice>
  );
}
