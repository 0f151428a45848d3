import { fullName } from '@forecourt/range/model';
import type { Metadata } from 'next';
import { modelPageFacts } from '../../../../site/cache/pageFacts.ts';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../../site/page/trailJsonLd.ts';
import { ModelEnquiry } from '../../../../site/range/ModelEnquiry.tsx';
import { modelOwnershipSlot } from '../../../../site/range/modelOwnershipSlot.tsx';
import { modelWeekly } from '../../../../site/range/modelWeekly.tsx';
import { modelMetadata } from '../../../../site/range/modelMetadata.ts';
import { modelFacts } from '../../../../site/range/modelFacts.ts';
import { modelJsonLd } from '../../../../site/range/rangeJsonLd.ts';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { modelPageOf } from '../../../../site/templates/pages/Model.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface ModelRouteProps {
  params: Promise<{ model: string }>;
}

export async function generateMetadata({ params }: ModelRouteProps): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const { model } = await modelPageFacts(site, (await params).model);
  if (!model) return missingMetadata(publicSite);
  return modelMetadata(publicSite, model);
}

/** One model: description, prices and features, vehicles in stock, and an enquiry form. */
export default async function ModelRoute({ params }: ModelRouteProps) {
  const { site, publicSite } = await currentSite();
  const found = await modelPageFacts(site, (await params).model);
  if (!found.model) return <MissingPage site={publicSite} isGone={found.isGone} />;
  const { model, programme } = found;
  const facts = modelFacts(publicSite, found);
  const ownership = modelOwnershipSlot(publicSite, model, programme);
  const Model = await modelPageOf(publicSite);
  return (
    <>
      <JsonLd data={modelJsonLd(model, publicSite)} />
      <JsonLd data={trailJsonLd(facts.trail, fullName(model), publicSite.origin)} />
      <Model
        {...facts}
        slots={{
          ...modelWeekly(publicSite, facts.now, model.price_from),
          ownership,
          enquire: <ModelEnquiry site={publicSite} model={model} />,
        }}
      />
    </>
  );
}
