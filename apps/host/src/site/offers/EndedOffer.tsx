import type { Breadcrumb } from '@forecourt/content';
import type { PublicSite, Site } from '@forecourt/domain';
import type { Offer } from '@forecourt/offers/model';
import { homeStock, siteOffers } from '../cache/cacheTable.ts';
import { renderedAt } from '../cache/renderedAt.ts';
import { pageStatus } from '../page/MissingPage.tsx';
import { offersPageOf } from '../templates/pages/Offers.ts';

export interface EndedOfferProps {
  site: Site;
  publicSite: PublicSite;
  offer: Offer;
  trail: readonly Breadcrumb[];
}

/** Replaces an expired offer: when it ended, and current offers. */
export async function EndedOffer({ site, publicSite, offer, trail }: EndedOfferProps) {
  const [offers, stock] = await Promise.all([siteOffers(site), homeStock(site)]);
  const Offers = await offersPageOf(publicSite);
  return (
    <>
      {pageStatus('410')}
      <Offers
        site={publicSite}
        offers={offers.filter(({ shown_on: places }) => places.includes('list'))}
        now={renderedAt()}
        vehicles={stock.featured.slice(0, 4)}
        ended={offer}
        trail={trail}
      />
    </>
  );
}
