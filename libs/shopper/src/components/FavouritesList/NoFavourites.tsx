'use client';

import { ButtonLink, Cluster, EmptyState, useSite } from '@forecourt/ui';

/** Nothing is kept yet: says how to keep something, and where to look. */
export function NoFavourites() {
  const { paths, texts } = useSite().site;
  return (
    <EmptyState
      icon="heart"
      title="No favourites yet"
      action={
        <Cluster gap={2} justify="center">
          <ButtonLink href={paths.search}>Browse {texts.vehicleNounPlural}</ButtonLink>
          <ButtonLink href={paths.contact} variant="secondary">
            Ask us to find one
          </ButtonLink>
        </Cluster>
      }
    >
      Tap the heart on any {texts.vehicleNoun} and it will wait for you here, on this device.
    </EmptyState>
  );
}
