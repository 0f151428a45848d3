'use client';

import { ButtonLink, Cluster, EmptyState, useSite } from '@forecourt/ui';
import { comparePath } from '../../model/keeping.ts';
import { useCompare } from '../../stores/useDeviceList.ts';

export interface NothingToCompareProps {
  /** Path of the site's search page. */
  searchHref: string;
  /** Address of the page; the vehicles' ids are in its query. */
  href: string;
}

/** The URL names no vehicle: offers those chosen on this device, or a link to the search. */
export function NothingToCompare({ searchHref, href }: NothingToCompareProps) {
  const { vehicleNoun, vehicleNounPlural } = useSite().site.texts;
  const { vehicles } = useCompare();
  const chosen = vehicles.map(({ id }) => id);
  if (chosen.length > 1) {
    return (
      <EmptyState
        icon="compare"
        title={`You chose ${chosen.length} ${vehicleNounPlural}`}
        action={
          <Cluster gap={2} justify="center">
            <ButtonLink href={comparePath(href, chosen)}>Compare the {chosen.length} you chose</ButtonLink>
            <ButtonLink href={searchHref} variant="secondary">
              Find {vehicleNounPlural}
            </ButtonLink>
          </Cluster>
        }
      >
        See them here side by side: prices, key facts, specifications and features.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="compare"
      title={chosen.length === 1 ? `One more ${vehicleNoun} to compare` : 'Nothing to compare yet'}
      action={<ButtonLink href={searchHref}>Find {vehicleNounPlural}</ButtonLink>}
    >
      Press “Compare” on two to four {vehicleNounPlural}, and see them here side by side.
    </EmptyState>
  );
}
