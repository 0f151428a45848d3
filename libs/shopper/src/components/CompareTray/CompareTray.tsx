'use client';

import { Button, ButtonLink, Icon, Picture, VisuallyHidden } from '@forecourt/ui';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { comparePath } from '../../model/keeping.ts';
import { compareLimit } from '../../model/lists.ts';
import { comparePage } from '../../stores/comparePage.ts';
import { useCompare, useIsAlive } from '../../stores/useLocalList.ts';
import * as styles from './CompareTray.css.ts';
import { useSaid } from './useSaid.ts';

export interface CompareTrayProps {
  /** Page that shows vehicles side by side; the chosen ones go along as `ids`. @default '/compare' */
  href?: string;
}

const words = (count: number) => {
  if (count === 0) return 'No vehicles to compare';
  return `${count} of ${compareLimit} vehicles to compare`;
};

/**
 * The vehicles chosen to compare, at the foot of the screen: a slim line on phones that opens, all of it elsewhere.
 * Away while none is chosen, and on the page that compares.
 */
export function CompareTray({ href = '/compare' }: CompareTrayProps) {
  const { vehicles, remove, clear } = useCompare();
  const isComparing = useSyncExternalStore(comparePage.subscribe, comparePage.isOpen, () => false);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const tray = useRef<HTMLElement>(null);
  const count = vehicles.length;
  const said = useSaid(useIsAlive(), count, words);
  const state = isOpen ? 'open' : 'closed';

  return (
    <>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {count > 0 && !isComparing && (
        <section className={styles.tray} ref={tray} tabIndex={-1} aria-label="Vehicles to compare">
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
              {count} chosen
            </button>
            <ul id={listId} className={styles.list[state]} aria-label="Chosen vehicles">
              {vehicles.map(({ id, name, primary_image_url }) => (
                <li key={id} className={styles.item}>
                  <Picture url={primary_image_url} alt={name} sizes="96px" rounded />
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Take ${name} out`}
                    title={`Take ${name} out`}
                    onClick={() => {
                      // The pressed button goes with its vehicle; whoever pressed it by keyboard goes on from here.
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
                Clear
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
                  Compare ({count})
                </ButtonLink>
              ) : (
                <span className={styles.hint}>Choose 1 to {compareLimit - 1} more</span>
              )}
            </div>
          </div>
        </section>
      )}
    </>
  );
}
