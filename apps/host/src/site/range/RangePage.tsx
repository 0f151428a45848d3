import { currentSite } from '../request/currentSite.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { MissingPage } from '../page/MissingPage.tsx';
import { trailJsonLd } from '../page/trailJsonLd.ts';
import { modelListJsonLd } from './rangeJsonLd.ts';
import { modelsFacts } from './modelsFacts.ts';
import { modelsPageOf } from '../templates/pages/Models.ts';

/** Models of a site, all or those of one body. @param body as the address names it; null for all */
export async function RangePage({ body }: { body: string | null }) {
  const { site, publicSite } = await currentSite();
  const facts = await modelsFacts(site, publicSite, body);
  if (!facts) return <MissingPage site={publicSite} />;
  const Models = await modelsPageOf(publicSite);
  const models = facts.sections.flatMap((section) => section.models);
  return (
    <>
      <JsonLd data={modelListJsonLd(models, publicSite)} />
      <JsonLd data={trailJsonLd(facts.trail, facts.title, publicSite.origin)} />
      <Models {...facts} />
    </>
  );
}
