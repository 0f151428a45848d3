'use client';

import { carPath, isInStock, type VehicleSummary } from '@forecourt/domain';
import { savedMessages } from '@forecourt/domain/messages';
import {
  Button,
  ButtonLink,
  Grid,
  IconButton,
  Notice,
  Skeleton,
  useIsAlive,
  useSite,
  VisuallyHidden,
} from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useRef, type ReactNode } from 'react';
import { comparePath } from '../../model/keeping.ts';
import { compareLimit } from '../../model/lists.ts';
import { useFavouriteRemoval } from '../../stores/useFavouriteRemoval.ts';
import { useFavourites } from '../../stores/useDeviceList.ts';
import { useResolved, type ResolveVehicles } from '../../stores/useResolved.ts';
import { SavedVehicleCard, SavedVehicleList } from '../SavedVehicleCard/SavedVehicleCard.tsx';
import { SavedVehicleDetails } from '../SavedVehicleCard/SavedVehicleDetails.tsx';
import * as styles from './FavouritesList.css.ts';
import { NoFavourites } from './NoFavourites.tsx';

export interface FavouritesListProps {
  /** Fetches current prices and states of the saved vehicles. Without it the list shows the stored data. */
  resolve?: ResolveVehicles;
  /** Renders price and facts of a vehicle in stock, as the site's cards do. */
  renderDetails?: (vehicle: VehicleSummary) => ReactNode;
  /** Page that compares vehicles. @default '/compare' */
  compareHref?: string;
}

/**
 * The vehicles this visitor has saved on this device, newest first. Stored data show at once; today's price and state
 * follow. A vehicle that is sold or gone stays until the visitor removes it.
 */
export function FavouritesList({ resolve, renderDetails, compareHref = '/compare' }: FavouritesListProps) {
  const say = useWords(savedMessages);
  const { flags } = useSite().site;
  const favourites = useFavourites();
  const { vehicles } = favourites;
  const { removeOne, removeAll } = useFavouriteRemoval(favourites);
  const ids = vehicles.map(({ id }) => id);
  const { get, isLoading, hasFailed, retry } = useResolved(ids, resolve);
  const root = useRef<HTMLDivElement>(null);

  if (!useIsAlive()) {
    return (
      <>
        <div className={styles.waiting}>
          <Grid min="16rem">
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} ratio="4/3" />
            ))}
          </Grid>
        </div>
        <div className={styles.unscripted}>
          <NoFavourites isUnscripted />
        </div>
      </>
    );
  }
  /** The pressed button disappears with its vehicle, so keyboard focus moves to the list. */
  const fromHere = (change: () => void) => {
    change();
    root.current?.focus();
  };
  const comparable = ids.filter((id) => {
    const today = get(id);
    return today === undefined || (today !== null && isInStock(today));
  });
  const chosen = comparable.slice(0, compareLimit);
  return (
    <div className={styles.root} ref={root} tabIndex={-1} role="group" aria-label={say('saved.yourFavourites')}>
      <div role="status">
        <VisuallyHidden>{isLoading ? say('saved.lookingUpTodaysPrices') : ''}</VisuallyHidden>
      </div>
      {hasFailed && (
        <Notice
          tone="warning"
          title={say('saved.todaysPricesCould')}
          action={
            <Button variant="secondary" onClick={retry}>
              {say('saved.lookThemUpAgain')}
            </Button>
          }
        >
          {say('saved.yourFavouritesAreAll')}
        </Notice>
      )}
      {vehicles.length === 0 ? (
        <NoFavourites />
      ) : (
        <>
          <div className={styles.bar}>
            {flags.compare && chosen.length > 1 && (
              <ButtonLink href={comparePath(compareHref, chosen)} variant="secondary" icon="compare">
                {comparable.length > compareLimit
                  ? say('saved.compareTheFirst', { count: compareLimit })
                  : say('saved.compareThese', { count: chosen.length })}
              </ButtonLink>
            )}
            <div className={styles.removal}>
              <Button variant="quiet" onClick={() => fromHere(removeAll)}>
                {say('saved.removeAllFavourites')}
              </Button>
            </div>
          </div>
          <SavedVehicleList label={say('saved.favourites')} busy={isLoading}>
            {vehicles.map((entry) => (
              <SavedVehicleCard
                key={entry.id}
                name={entry.name}
                href={carPath(entry)}
                pictureUrl={get(entry.id)?.primary_image_url ?? entry.primary_image_url}
                action={
                  <IconButton
                    label={say('saved.remove', { name: entry.name })}
                    icon="close"
                    onClick={() => fromHere(() => removeOne(entry))}
                  />
                }
              >
                <SavedVehicleDetails
                  entry={entry}
                  today={get(entry.id)}
                  isLoading={isLoading}
                  renderDetails={renderDetails}
                />
              </SavedVehicleCard>
            ))}
          </SavedVehicleList>
        </>
      )}
    </div>
  );
}
