import { runningOffers } from '@forecourt/content/model';
import { homePages } from '@forecourt/templates';
import type { Metadata } from 'next';
import { homeStock, siteFacts } from '../../site/cache/cacheTable.ts';
import { currentSite } from '../../site/request/currentSite.ts';
import { dealerJsonLd } from '../../site/page/dealerJsonLd.ts';
import { JsonLd } from '../../site/page/JsonLd.tsx';
import { madeAt } from '../../site/cache/madeAt.ts';

export const revalidate = 300;
export const dynamicParams = true;

export function generateStaticParams(): never[] {
  return [];
}

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function HomePage() {
  const { site, publicSite } = await currentSite();
  const now = madeAt();
  const [facts, stock] = await Promise.all([siteFacts(site), homeStock(site)]);
  const Home = homePages[publicSite.template];
  return (
    <>
      <JsonLd data={dealerJsonLd(publicSite)} />
      <Home site={publicSite} now={now} facts={facts} offers={runningOffers(publicSite, now)} {...stock} />
    </>
  );
}
