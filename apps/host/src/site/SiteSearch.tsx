'use client';

import type { FilterSection, VehicleSummary } from '@forecourt/domain';
import { SearchApp, searchFuture } from '@forecourt/search';
import { primaryIndex, searchRouting } from '@forecourt/search/model';
import { VehicleToggles } from '@forecourt/shopper';
import { WeeklyFigure } from '@forecourt/finance';
import { useSite } from '@forecourt/ui';
import { VehicleCard } from '@forecourt/vehicle';
import { useMemo } from 'react';
import { InstantSearchNext } from 'react-instantsearch-nextjs';
import { searchClient } from './searchClient.ts';

interface CardProps {
  vehicle: VehicleSummary;
  now: Date;
  priority?: boolean;
}

function ResultCard({ vehicle, now, priority }: CardProps) {
  return (
    <VehicleCard
      vehicle={vehicle}
      now={now}
      priority={priority}
      headingLevel={3}
      toggles={<VehicleToggles vehicle={vehicle} />}
      weekly={<WeeklyFigure weeklyPrice={vehicle.weekly_price} />}
    />
  );
}

/** Addresses are written with a delay: one that is late must not bring a visitor back who has left the search. */
function writeAddress(address: string): void {
  if (new URL(address).pathname === window.location.pathname) window.history.pushState({}, '', address);
}

export interface SiteSearchProps {
  filters: FilterSection[];
  /** Public key of the search service. */
  searchKey: string;
  /** Milliseconds since 1970, when the page was made. */
  madeAt: number;
}

/** The search page's live part: the standard client and routing of the search library, around the site's own parts. */
export function SiteSearch({ filters, searchKey, madeAt }: SiteSearchProps) {
  const { site } = useSite();
  const routing = useMemo(() => {
    const { stateMapping, router } = searchRouting(primaryIndex, filters);
    return { stateMapping, router: { ...router, push: writeAddress } };
  }, [filters]);
  const client = useMemo(() => searchClient(site.slug, searchKey), [site.slug, searchKey]);
  return (
    <InstantSearchNext indexName={primaryIndex} searchClient={client} routing={routing} future={searchFuture}>
      <SearchApp
        filters={filters}
        perPage={site.search.perPage}
        basePath={site.paths.search}
        noun={site.texts.vehicleNoun}
        nounPlural={site.texts.vehicleNounPlural}
        now={new Date(madeAt)}
        Card={ResultCard}
      />
    </InstantSearchNext>
  );
}
