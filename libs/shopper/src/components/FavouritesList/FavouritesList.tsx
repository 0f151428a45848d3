'use client';

import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  Grid,
  IconButton,
  Picture,
  SiteLink,
  Skeleton,
  useSite,
} from '@forecourt/ui';
import { useSyncExternalStore } from 'react';
import { useFavourites } from '../../stores/useLocalList.ts';
import * as styles from './FavouritesList.css.ts';

const unchanging = () => () => undefined;

/** False on the server and while the page comes alive: until then nobody knows what the device holds. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}

/** The vehicles this visitor keeps on this device, newest first. */
export function FavouritesList() {
  const { site } = useSite();
  const { vehicles, remove, clear } = useFavourites();
  const isAlive = useIsAlive();

  if (!isAlive) {
    return (
      <Grid min="16rem">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} ratio="4/3" />
        ))}
      </Grid>
    );
  }
  if (vehicles.length === 0) {
    return (
      <EmptyState
        icon="heart"
        title="No favourites yet"
        action={
          <Cluster gap={2} justify="center">
            <ButtonLink href={site.paths.search}>Browse {site.texts.vehicleNounPlural}</ButtonLink>
            <ButtonLink href={site.paths.contact} variant="secondary">
              Ask us to find one
            </ButtonLink>
          </Cluster>
        }
      >
        Tap the heart on any {site.texts.vehicleNoun} and it will wait for you here, on this device.
      </EmptyState>
    );
  }
  return (
    <div className={styles.root}>
      <ul className={styles.list} aria-label="Favourites">
        {vehicles.map(({ id, slug, name, primary_image_url }) => (
          <li key={id} className={styles.item}>
            <Picture url={primary_image_url} alt="" sizes="(min-width: 768px) 33vw, 92vw" rounded />
            <div className={styles.line}>
              <SiteLink href={`/cars/${slug}`} className={styles.link}>
                {name}
              </SiteLink>
              <span className={styles.remove}>
                <IconButton label={`Remove ${name}`} icon="close" onClick={() => remove(id)} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={clear}>
        Remove all favourites
      </Button>
    </div>
  );
}
