'use client';

import type { FilterSection } from '@forecourt/domain';
import { RepaymentLine } from '@forecourt/finance';
import { PageSearch, SearchApp, type FirstSearchAnswer, type HitCardProps } from '@forecourt/search';
import { useSite } from '@forecourt/ui';
import { VehicleCard } from '@forecourt/vehicle';
import { useState } from 'react';

interface StockSearchProps {
  filters: FilterSection[];
  searchKey: string;
  perPage: number;
  /** What the server found; null where the dealer's host did not answer: then the browser asks. */
  first: FirstSearchAnswer | null;
  /** Milliseconds since 1970, the same on the server and in the browser. */
  renderedAt: number;
}

function StockCard({ vehicle, now, priority, layout }: HitCardProps) {
  return (
    <VehicleCard
      vehicle={vehicle}
      now={now}
      priority={priority}
      layout={layout}
      headingLevel={3}
      repayment={<RepaymentLine figures={vehicle.finance} />}
    />
  );
}

/** The dealer's stock, with the first vehicles in the page. */
export function StockSearch({ filters: given, searchKey, perPage, first, renderedAt }: StockSearchProps) {
  const { site } = useSite();
  const [filters] = useState(given);
  const [now] = useState(() => new Date(renderedAt));
  return (
    <PageSearch origin={site.origin} searchKey={searchKey} filters={filters} first={first}>
      <SearchApp
        filters={filters}
        perPage={perPage}
        // This page, whereas a path would lead to the dealer's site.
        basePath="./"
        noun={site.texts.vehicleNoun}
        nounPlural={site.texts.vehicleNounPlural}
        now={now}
        Card={StockCard}
      />
    </PageSearch>
  );
}
