'use client';

import { keepMessages, savedMessages } from '@forecourt/domain/messages';
import { ButtonLink, Cluster, EmptyState, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';

export interface NoFavouritesProps {
  /** Set on a page without scripts, which cannot read the device's storage. @default false */
  isUnscripted?: boolean;
}

/** Empty state: says how to save a vehicle, and where to find vehicles. */
export function NoFavourites({ isUnscripted = false }: NoFavouritesProps) {
  const say = useWords(savedMessages);
  const { paths, texts, flags } = useSite().site;
  const word = useWords(keepMessages)(flags.watchlist && flags.splitSaves ? 'keep.favouriteWord' : 'keep.saveWord');
  return (
    <EmptyState
      icon="heart"
      title={isUnscripted ? say('saved.favouritesNeedJavascript') : say('saved.noFavouritesYet')}
      action={
        <Cluster gap={2} justify="center">
          <ButtonLink href={paths.search}>{say('saved.browse', { nounPlural: texts.vehicleNounPlural })}</ButtonLink>
          <ButtonLink href={paths.contact} variant="secondary">
            {say('saved.askUsToFind')}
          </ButtonLink>
        </Cluster>
      }
    >
      {isUnscripted ? say('saved.onlyThisDeviceKnows') : say('saved.pressOnAny', { word, noun: texts.vehicleNoun })}
    </EmptyState>
  );
}
