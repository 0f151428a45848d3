import { timeZoneAt, type PublicSite, type Site } from '@forecourt/domain';
import { offerPageMessages, stockListMessages, wordsOf } from '@forecourt/domain/messages';
import { FinanceNote } from '@forecourt/finance';
import { promoOf } from '@forecourt/offers/model';
import { itemListJsonLd, landingBreadcrumbs, listingCacheSize, type Landing } from '@forecourt/search/model';
import { redirect } from 'next/navigation';
import { SearchView } from '../analytics/SearchView.tsx';
import { renderedAt } from '../cache/renderedAt.ts';
import { runningOffers } from '../offers/siteOffers.ts';
import { homeTrail } from '../page/homeTrail.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { LateSaveSearch } from './LateSaveSearch.tsx';
import { LateSearch } from './LateSearch.tsx';
import { listScope } from './listScope.ts';
import { searchKey } from './searchKey.ts';
import type { StockList } from './stockList.ts';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { searchPageOf } from '../templates/pages/Search.ts';

export interface StockListPageProps {
  site: Site;
  publicSite: PublicSite;
  /** Null for the search of the whole stock. */
  landing: Landing | null;
  list: StockList;
}

/** A stock list with its search and structured data. */
export async function StockListPage({ site, publicSite, landing, list }: StockListPageProps) {
  const { words, sections, heading, perPage, vehicles, first, hasRepayments } = list;
  // A list that has become shorter: who followed an old link sees its end.
  if (list.lastPage !== null) redirect(list.lastPage);
  const { paths, texts, origin, search, locations } = publicSite;
  const timeZone = timeZoneAt(locations, null);
  const say = wordsOf(stockListMessages, publicSite);
  const sayOffer = wordsOf(offerPageMessages, publicSite);
  const { trail, current } = landingBreadcrumbs(
    landing,
    { home: homeTrail(publicSite), searchPath: paths.search, nounPlural: texts.vehicleNounPlural },
    say,
  );
  const Search = await searchPageOf(publicSite);
  return (
    <>
      {vehicles.length > 0 && (
        <JsonLd data={itemListJsonLd(vehicles, { origin, name: words.heading, first, site: publicSite })} />
      )}
      <JsonLd data={trailJsonLd(trail, current, origin)} />
      <SearchView key={JSON.stringify(landing)} listing={landing?.kind ?? 'all'} />
      <Search
        site={publicSite}
        heading={words.heading}
        trail={trail}
        current={current}
        action={publicSite.flags.watchlist && <LateSaveSearch name={words.heading} />}
      >
        <LateSearch
          filters={[...sections]}
          perPage={perPage}
          heading={heading}
          scope={landing && listScope(landing, paths.search, texts, say)}
          promos={runningOffers(site, 'search').map((offer) => promoOf(offer, timeZone, sayOffer))}
          cacheSize={landing && landing.kind !== 'carTypes' ? listingCacheSize : search.cacheSize}
          searchKey={searchKey()}
          renderedAt={renderedAt().getTime()}
        />
        {hasRepayments && <FinanceNote finance={publicSite.finance} />}
      </Search>
    </>
  );
}
