import type { Metadata } from 'next';
import { homeStock, siteFacts, siteOffers } from '../../site/cache/cacheTable.ts';
import { currentSite } from '../../site/request/currentSite.ts';
import { dealerJsonLd } from '../../site/page/dealerJsonLd.ts';
import { JsonLd } from '../../site/page/JsonLd.tsx';
import { makeMarks } from '../../site/page/makeMarks.ts';
import { renderedAt } from '../../site/cache/renderedAt.ts';
import { homePageOf } from '../../site/templates/pages/Home.ts';

export const revalidate = 300;
export const dynamicParams = true;

export function generateStaticParams(): never[] {
  return [];
}

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function HomePage() {
  const { site, publicSite } = await currentSite();
  const now = renderedAt();
  const [facts, stock, offers] = await Promise.all([siteFacts(site), homeStock(site), siteOffers(site)]);
  const Home = await homePageOf(publicSite);
  return (
    <>
      <JsonLd data={dealerJsonLd(publicSite)} />
      <Home
        site={publicSite}
        now={now}
        facts={facts}
        offers={offers.filter(({ shown_on: places }) => places.includes('home'))}
        marks={makeMarks}
        {...stock}
      />
    </>
  );
}
