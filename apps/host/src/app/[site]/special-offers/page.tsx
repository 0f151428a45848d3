import { offerPageMessages, wordsOf } from '@forecourt/domain/messages';
import type { Metadata } from 'next';
import { homeStock, reducedStock, siteOffers } from '../../../site/cache/cacheTable.ts';
import { renderedAt } from '../../../site/cache/renderedAt.ts';
import { homeTrail } from '../../../site/page/homeTrail.ts';
import { JsonLd } from '../../../site/page/JsonLd.tsx';
import { trailJsonLd } from '../../../site/page/trailJsonLd.ts';
import { currentSite } from '../../../site/request/currentSite.ts';
import { offersPageOf } from '../../../site/templates/pages/Offers.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { publicSite } = await currentSite();
  const say = wordsOf(offerPageMessages, publicSite);
  return {
    title: say('offerPage.specialOffers'),
    description: say('offerPage.whatOffers', { name: publicSite.name }),
    alternates: { canonical: '/special-offers' },
  };
}

export default async function OffersPage() {
  const { site, publicSite } = await currentSite();
  const [offers, stock, reduced] = await Promise.all([siteOffers(site), homeStock(site), reducedStock(site)]);
  const trail = homeTrail(publicSite);
  const title = wordsOf(offerPageMessages, publicSite)('offerPage.specialOffers');
  const Offers = await offersPageOf(publicSite);
  return (
    <>
      <JsonLd data={trailJsonLd(trail, title, publicSite.origin)} />
      <Offers
        site={publicSite}
        offers={offers.filter(({ shown_on: places }) => places.includes('list'))}
        now={renderedAt()}
        vehicles={stock.featured.slice(0, 4)}
        reduced={reduced}
        trail={trail}
      />
    </>
  );
}
