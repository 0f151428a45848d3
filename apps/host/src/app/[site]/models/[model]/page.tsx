import { rangeModelPath } from '@forecourt/domain';
import { fullName, priceFromWords } from '@forecourt/range/model';
import { modelPages } from '@forecourt/templates';
import type { Metadata } from 'next';
import { contentRecord } from '../../../../site/cache/cacheTable.ts';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../../site/page/trailJsonLd.ts';
import { ModelEnquiry } from '../../../../site/range/ModelEnquiry.tsx';
import { modelOwnershipSlot } from '../../../../site/range/modelOwnershipSlot.tsx';
import { modelPageFacts } from '../../../../site/range/modelFacts.ts';
import { modelJsonLd } from '../../../../site/range/rangeJsonLd.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';

/** Its parts come one after the other, and a stored page has to be the same bytes each time. */
export const dynamic = 'force-dynamic';

interface ModelRouteProps {
  params: Promise<{ model: string }>;
}

export async function generateMetadata({ params }: ModelRouteProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const found = await contentRecord(site, 'model', (await params).model);
  if (found?.state !== 'live') return { title: 'Page not found' };
  const { record } = found;
  return {
    title: fullName(record),
    description: [record.lead, priceFromWords(record), `At ${publicSite.name}.`].filter(Boolean).join(' '),
    alternates: { canonical: rangeModelPath({ slug: record.slug, override_url: null }) },
  };
}

/** One model: what it is, costs and comes with, what of it is in stock, and a way to ask. */
export default async function ModelRoute({ params }: ModelRouteProps) {
  const { site, publicSite } = await currentSite();
  const found = await contentRecord(site, 'model', (await params).model);
  if (found?.state !== 'live') return <MissingPage site={publicSite} isGone={found?.state === 'expired'} />;
  const { record } = found;
  const [facts, ownership] = await Promise.all([
    modelPageFacts(site, publicSite, record),
    modelOwnershipSlot(site, publicSite, record),
  ]);
  const Model = modelPages[publicSite.template];
  return (
    <>
      <JsonLd data={modelJsonLd(record, publicSite)} />
      <JsonLd data={trailJsonLd(facts.trail, fullName(record), publicSite.origin)} />
      <Model {...facts} slots={{ ownership, enquire: <ModelEnquiry site={publicSite} model={record} /> }} />
    </>
  );
}
