'use client';

import { ButtonLink, Cluster, EmptyState } from '@forecourt/ui';
import { comparePath } from '../../model/keeping.ts';
import { useCompare } from '../../stores/useLocalList.ts';

export interface NothingToCompareProps {
  searchHref: string;
  href: string;
}

/** The address names no vehicle: offers those chosen on this device, or the way to find some. */
export function NothingToCompare({ searchHref, href }: NothingToCompareProps) {
  const { vehicles } = useCompare();
  const chosen = vehicles.map(({ id }) => id);
  return (
    <EmptyState
      icon="compare"
      title="Nothing to compare yet"
      action={
        <Cluster gap={2} justify="center">
          {chosen.length > 0 && (
            <ButtonLink href={comparePath(href, chosen)}>Compare the {chosen.length} you chose</ButtonLink>
          )}
          <ButtonLink href={searchHref} variant={chosen.length > 0 ? 'secondary' : 'primary'}>
            Find vehicles
          </ButtonLink>
        </Cluster>
      }
    >
      Choose the compare mark on two to four vehicles, and see them here side by side.
    </EmptyState>
  );
}
