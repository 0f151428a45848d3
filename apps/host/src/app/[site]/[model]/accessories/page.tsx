import { hasPage, pageHref, slugify } from '@forecourt/domain';
import { accessoriesOf } from '@forecourt/range/model';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { siteRange } from '../../../../site/cache/cacheTable.ts';
import { accessoriesMetadata, accessoriesTrail } from '../../../../site/range/accessoriesWords.ts';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../../site/page/trailJsonLd.ts';
import { accessoryListJsonLd } from '../../../../site/range/rangeJsonLd.ts';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { accessoriesPageOf } from '../../../../site/templates/pages/Accessories.ts';

export const revalidate = 3_600;

export function generateStaticParams(): never[] {
  return [];
}

interface AccessoriesRouteProps {
  params: Promise<{ model: string }>;
}

async function namedModel({ params }: AccessoriesRouteProps) {
  const { site, publicSite } = await currentSite();
  const [{ model: name }, { models, accessories }] = await Promise.all([params, siteRange(site)]);
  const model = models.find((one) => slugify(one.name) === name);
  return { publicSite, model, groups: model ? accessoriesOf(model, accessories) : [] };
}

export async function generateMetadata(given: AccessoriesRouteProps): Promise<Metadata> {
  const { publicSite, model } = await namedModel(given);
  if (!model) return missingMetadata(publicSite);
  return accessoriesMetadata(publicSite, model);
}

/** Accessories of one model, which visitors select and send as an enquiry. */
export default async function AccessoriesRoute(given: AccessoriesRouteProps) {
  const { publicSite, model, groups } = await namedModel(given);
  if (!model) return <MissingPage site={publicSite} />;
  if (model.accessories_override_url !== null) redirect(model.accessories_override_url);
  const Accessories = await accessoriesPageOf(publicSite);
  const { trail, current } = accessoriesTrail(publicSite, model);
  const action = hasPage(publicSite, 'parts') ? pageHref('parts') : publicSite.paths.contact;
  const all = groups.flatMap(({ accessories }) => accessories);
  return (
    <>
      <JsonLd data={accessoryListJsonLd(all)} />
      <JsonLd data={trailJsonLd(trail, current, publicSite.origin)} />
      <Accessories site={publicSite} model={model} groups={groups} action={action} trail={trail} />
    </>
  );
}
