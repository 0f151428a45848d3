'use client';

import { compareMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Icon, Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useId, useRef, useState } from 'react';
import { comparePath } from '../../model/keeping.ts';
import { compareLimit } from '../../model/lists.ts';
import type { useCompare } from '../../stores/useDeviceList.ts';
import * as styles from './CompareTray.css.ts';

export interface ChosenTrayProps extends Pick<ReturnType<typeof useCompare>, 'vehicles' | 'remove' | 'clear'> {
  /** Page that compares vehicles. */
  href: string;
}

/** The chosen vehicles and the remaining free places. */
export function ChosenTray({ href, vehicles, remove, clear }: ChosenTrayProps) {
  const say = useWords(compareMessages);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const tray = useRef<HTMLElement>(null);
  const count = vehicles.length;
  const state = isOpen ? 'open' : 'closed';
  return (
    <section className={styles.tray} ref={tray} tabIndex={-1} aria-label={say('compare.vehiclesToCompare')}>
      <div className={styles.inside}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.arrows[state]}>
            <Icon name="chevron-down" />
          </span>
          {say('compare.chosen', { count })}
        </button>
        <ul id={listId} className={styles.list[state]} aria-label={say('compare.chosenVehicles')}>
          {vehicles.map(({ id, name, primary_image_url }) => (
            <li key={id} className={styles.item}>
              <Picture url={primary_image_url} alt={name} sizes="96px" rounded />
              <button
                type="button"
                className={styles.remove}
                aria-label={say('compare.takeOut', { name })}
                title={say('compare.takeOut', { name })}
                onClick={() => {
                  // The pressed button disappears with its vehicle, so the focus moves here for keyboard users.
                  tray.current?.focus({ preventScroll: true });
                  remove(id);
                }}
              >
                <span className={styles.cross}>
                  <Icon name="close" size={16} />
                </span>
              </button>
            </li>
          ))}
          {Array.from({ length: compareLimit - count }, (_, place) => (
            <li key={place} className={styles.place} aria-hidden="true" />
          ))}
        </ul>
        <div className={styles.clear[state]}>
          <Button variant="quiet" onClick={clear}>
            {say('compare.clear')}
          </Button>
        </div>
        <div className={styles.go}>
          {count > 1 ? (
            <ButtonLink
              href={comparePath(
                href,
                vehicles.map(({ id }) => id),
              )}
            >
              {say('compare.compareCount', { count })}
            </ButtonLink>
          ) : (
            <span className={styles.hint}>{say('compare.chooseMore', { count: compareLimit - 1 })}</span>
          )}
        </div>
      </div>
    </section>
  );
}
