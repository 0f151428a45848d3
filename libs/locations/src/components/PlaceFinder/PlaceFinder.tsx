'use client';

import type { Location } from '@forecourt/domain';
import { locationMessages } from '@forecourt/domain/messages';
import { Button, TextField } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useState, type ReactNode } from 'react';
import { distanceWords, nearestFirst } from '../../model/nearest.ts';
import { devicePosition } from './devicePosition.ts';
import * as styles from './PlaceFinder.css.ts';

export interface FoundPlace extends Pick<Location, 'id' | 'address'> {
  /** Kilometres from the visitor's postcode; null if none was entered. */
  km: number | null;
  /** What is shown of it. */
  row: ReactNode;
}

export interface PlaceFinderProps {
  /** In the order to show them until the device says where it is. */
  places: readonly FoundPlace[];
  /** The postcode field; leave out for a short list. */
  ask?: {
    /** Address of the page itself, which sorts by the submitted postcode. */
    action: string;
    /** The submitted text. @default '' */
    postcode?: string;
    /** @example 'Invalid postcode' */
    problem?: string | null;
    /** Other URL parameters to keep. */
    keep?: Readonly<Record<string, string>>;
  };
}

type Asking = 'no' | 'asking' | 'found' | 'refused';

/**
 * A list of locations that can be sorted by distance: from a postcode, which reloads the page, or from the device's
 * position, which is requested on a tap, sorts the list here and is not sent anywhere.
 */
export function PlaceFinder({ places, ask }: PlaceFinderProps) {
  const say = useWords(locationMessages);
  const [asking, setAsking] = useState<Asking>('no');
  const [sorted, setSorted] = useState<readonly FoundPlace[] | null>(null);
  const shown = sorted ?? places;

  async function askDevice() {
    setAsking('asking');
    const position = await devicePosition();
    setAsking(position ? 'found' : 'refused');
    if (position) setSorted(nearestFirst(places, position).map(({ place, km }) => ({ ...place, km })));
  }

  const status = {
    no: ask?.postcode && !ask.problem ? say('location.nearestToPostcode', { postcode: ask.postcode }) : '',
    asking: '',
    found: say('location.nearestToYou'),
    refused: say('location.deviceDidNotSay'),
  }[asking];
  return (
    <div className={styles.root}>
      {ask && (
        <form className={styles.form} action={ask.action} role="search" aria-label={say('location.nearestLocation')}>
          {Object.entries(ask.keep ?? {}).map(([name, value]) => (
            <input type="hidden" key={name} name={name} value={value} />
          ))}
          <div className={styles.field}>
            <TextField
              name="postcode"
              label={say('location.yourPostcode')}
              inputMode="numeric"
              autoComplete="postal-code"
              required
              maxLength={4}
              defaultValue={ask.postcode}
              error={ask.problem ?? undefined}
            />
          </div>
          <span className={styles.submit}>
            <Button type="submit" variant="secondary">
              {say('location.findNearest')}
            </Button>
          </span>
          <span className={styles.device}>
            <Button variant="quiet" icon="map-pin" pending={asking === 'asking'} onClick={() => void askDevice()}>
              {say('location.useMyLocation')}
            </Button>
          </span>
        </form>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
      <ol className={styles.list}>
        {shown.map(({ id, km, row }) => (
          <li className={styles.place} key={id}>
            {km !== null && <p className={styles.distance}>{distanceWords(km, say)}</p>}
            {row}
          </li>
        ))}
      </ol>
    </div>
  );
}
