import { FinanceNote, RepaymentLine } from '@forecourt/finance';
import { PageSearch, SearchApp, type HitCardProps } from '@forecourt/search';
import { searchSections } from '@forecourt/search/model';
import { Stack } from '@forecourt/ui';
import { VehicleCard } from '@forecourt/vehicle';
import finance from '@forecourt/finance/styles.css?inline';
import search from '@forecourt/search/styles.css?inline';
import vehicle from '@forecourt/vehicle/styles.css?inline';
import { useMemo, useState } from 'react';
import type { Dealer } from '../dealer.ts';
import { renderPart } from '../renderPart.tsx';

function StockCard({ vehicle, ...shown }: HitCardProps) {
  return (
    <VehicleCard
      vehicle={vehicle}
      {...shown}
      headingLevel={3}
      repayment={<RepaymentLine figures={vehicle.finance} />}
    />
  );
}

/** The dealer's stock, with its filters, in the address of the page around it. */
function Search({ site, searchKey }: Dealer) {
  const filters = useMemo(() => searchSections(site), [site]);
  const [now] = useState(() => new Date());
  return (
    <PageSearch origin={site.origin} searchKey={searchKey} filters={filters}>
      <Stack gap={3}>
        <SearchApp
          filters={filters}
          perPage={12}
          basePath={site.paths.search}
          noun={site.texts.vehicleNoun}
          nounPlural={site.texts.vehicleNounPlural}
          now={now}
          Card={StockCard}
        />
        {/* The law wants it beside every comparison rate. */}
        <FinanceNote finance={site.finance} />
      </Stack>
    </PageSearch>
  );
}

export const styles = vehicle + finance + search;
export const render = renderPart(Search);
