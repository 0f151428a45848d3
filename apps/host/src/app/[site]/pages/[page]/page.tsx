import { contentFacts, fillFacts } from '@forecourt/content/model';
import { contentPagePath } from '@forecourt/domain';
import type { Metadata } from 'next';
import { contentRecord } from '../../../../site/cache/cacheTable.ts';
import { renderedAt } from '../../../../site/cache/renderedAt.ts';
import { homeTrail } from '../../../../site/page/homeTrail.ts';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { proseJsonLd } from '../../../../site/page/proseJsonLd.ts';
import { trailJsonLd } from '../../../../site/page/trailJsonLd.ts';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { contentPageOf } from '../../../../site/templates/pages/Content.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface ProsePageProps {
  params: Promise<{ page: string }>;
}

export async function generateMetadata({ params }: ProsePageProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const { page: slug } = await params;
  const found = await contentRecord(site, 'page', slug);
  if (found?.state !== 'live') return missingMetadata(publicSite);
  const facts = contentFacts(publicSite);
  const { title, description, lead } = found.record;
  return {
    title: fillFacts(title, facts),
    description: fillFacts(description ?? lead, facts) || undefined,
    alternates: { canonical: contentPagePath(slug) },
  };
}

/** Any page of prose that the dealer keeps as content. */
export default async function ProsePage({ params }: ProsePageProps) {
  const { site, publicSite } = await currentSite();
  const { page: slug } = await params;
  const found = await contentRecord(site, 'page', slug);
  if (found?.state !== 'live') return <MissingPage site={publicSite} isGone={found?.state === 'expired'} />;
  const home = homeTrail(publicSite);
  const Page = await contentPageOf(publicSite);
  const title = fillFacts(found.record.title, contentFacts(publicSite));
  return (
    <>
      <JsonLd data={proseJsonLd(found.record, title, publicSite)} />
      <JsonLd data={trailJsonLd(home, title, publicSite.origin)} />
      <Page site={publicSite} page={found.record} now={renderedAt()} trail={home} />
    </>
  );
}
