'use client';

import { ButtonLink, Cluster, EmptyState, useSite } from '@forecourt/ui';

export interface NoFavouritesProps {
  /** Set on a page without scripts, which cannot read the device's storage. @default false */
  isUnscripted?: boolean;
}

/** Empty state: says how to save a vehicle, and where to find vehicles. */
export function NoFavourites({ isUnscripted = false }: NoFavouritesProps) {
  const { paths, texts, flags } = useSite().site;
  const word = flags.watchlist && flags.splitSaves ? 'Favourite' : 'Save';
  return (
    <EmptyState
      icon="heart"
      title={isUnscripted ? 'Favourites need JavaScript' : 'No favourites yet'}
      action={
        <Cluster gap={2} justify="center">
          <ButtonLink href={paths.search}>Browse {texts.vehicleNounPlural}</ButtonLink>
          <ButtonLink href={paths.contact} variant="secondary">
            Ask us to find one
          </ButtonLink>
        </Cluster>
      }
    >
      {isUnscripted
        ? 'Only this device knows your favourites, and without JavaScript the page cannot ask it. Switch it on in your browser to see them.'
        : `Press “${word}” on any ${texts.vehicleNoun} and it will wait for you here, on this device.`}
    </EmptyState>
  );
}
