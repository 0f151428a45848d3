'use client';

import { carPath, isInStock, type VehicleSummary } from '@forecourt/domain';
import { keepMessages, savedMessages } from '@forecourt/domain/messages';
import { ButtonLink, Cluster, EmptyState, IconButton, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useRef, useState, type ReactNode } from 'react';
import { comparePath } from '../../model/keeping.ts';
import { compareLimit } from '../../model/lists.ts';
import { useWatchlist } from '../../stores/useWatchlist.ts';
import { SavedVehicleCard, SavedVehicleList } from '../SavedVehicleCard/SavedVehicleCard.tsx';
import { SavedVehicleDetails } from '../SavedVehicleCard/SavedVehicleDetails.tsx';
import { SaveToggle } from '../SaveToggle/SaveToggle.tsx';
import * as styles from '../EditableList/EditableList.css.ts';

export interface SavedVehicleEntry {
  id: string;
  /** Name of the vehicle when it was saved. */
  name: string;
  make: string;
  model: string;
  /** Current data, sold or not; null for one that is no longer listed. */
  vehicle: VehicleSummary | null;
  /** Renders price and facts of a vehicle in stock, as the site's cards do. */
  details?: ReactNode;
}

export interface SavedVehiclesProps {
  /** Saved vehicles, newest first. */
  entries: readonly SavedVehicleEntry[];
  /** Server action that removes the vehicle of the field `car_id`, for pages without scripts. */
  remove: (data: FormData) => Promise<void>;
  /** Heading level of the title in the empty state. @default 2 */
  level?: 2 | 3;
  /** Page that compares vehicles. @default '/compare' */
  compareHref?: string;
}

/** Empty state: how to save a vehicle, and where to find some. */
function NothingSaved({ level }: { level: 2 | 3 }) {
  const say = useWords(savedMessages);
  const sayKeep = useWords(keepMessages);
  const { paths, texts, flags } = useSite().site;
  return (
    <EmptyState
      icon={flags.splitSaves ? 'bookmark' : 'heart'}
      title={say('saved.noSavedYet', { nounPlural: texts.vehicleNounPlural })}
      level={level}
      action={
        <Cluster gap={2} justify="center">
          <ButtonLink href={paths.search}>{say('saved.browse', { nounPlural: texts.vehicleNounPlural })}</ButtonLink>
          <ButtonLink href={paths.contact} variant="secondary">
            {say('saved.askUsToFind')}
          </ButtonLink>
        </Cluster>
      }
    >
      {say('saved.pressOnAnyToSave', {
        word: sayKeep(flags.splitSaves ? 'keep.watchlistWord' : 'keep.saveWord'),
        noun: texts.vehicleNoun,
      })}
    </EmptyState>
  );
}

/**
 * The watchlist of the signed-in visitor, sold vehicles included. A removed vehicle stays in its place until the page
 * is left, so that it can be saved again; without scripts it is gone at once.
 */
export function SavedVehicles({ entries, remove, level = 2, compareHref = '/compare' }: SavedVehiclesProps) {
  const say = useWords(savedMessages);
  const { flags } = useSite().site;
  const watchlist = useWatchlist();
  const [canToggle, setCanToggle] = useState(false);
  // Toggles are shown once the watchlist is known, so that none has a wrong state before.
  if (!canToggle && watchlist?.isSignedIn && entries.every(({ id }) => watchlist.has(id))) setCanToggle(true);
  const root = useRef<HTMLDivElement>(null);
  const comparable = entries.flatMap(({ vehicle }) => (vehicle && isInStock(vehicle) ? [vehicle.id] : []));
  const chosen = comparable.slice(0, compareLimit);
  return (
    <div className={styles.root} ref={root} tabIndex={-1} role="group" aria-label={say('saved.yourWatchlist')}>
      {entries.length === 0 && <NothingSaved level={level} />}
      {flags.compare && chosen.length > 1 && (
        <div className={styles.bar}>
          <ButtonLink href={comparePath(compareHref, chosen)} variant="secondary" icon="compare">
            {comparable.length > compareLimit
              ? say('saved.compareTheFirst', { count: compareLimit })
              : say('saved.compareThese', { count: chosen.length })}
          </ButtonLink>
        </div>
      )}
      {entries.length > 0 && (
        <SavedVehicleList label={say('saved.watchlist')}>
          {entries.map(({ id, name, make, model, vehicle, details }) => (
            <SavedVehicleCard
              key={id}
              name={vehicle?.name ?? name}
              href={vehicle && carPath(vehicle)}
              pictureUrl={vehicle?.primary_image_url ?? null}
              action={
                canToggle && vehicle ? (
                  <SaveToggle vehicle={vehicle} />
                ) : (
                  // The pressed button disappears with its vehicle, so keyboard focus moves to the list.
                  <form action={remove} onSubmit={() => root.current?.focus()}>
                    <input type="hidden" name="car_id" value={id} />
                    <IconButton type="submit" label={say('saved.remove', { name })} icon="close" />
                  </form>
                )
              }
            >
              <SavedVehicleDetails
                entry={{ make, model }}
                today={vehicle}
                isLoading={false}
                renderDetails={details === undefined ? undefined : () => details}
              />
            </SavedVehicleCard>
          ))}
        </SavedVehicleList>
      )}
    </div>
  );
}
