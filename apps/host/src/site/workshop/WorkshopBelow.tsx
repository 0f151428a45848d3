import { slugify, type Site } from '@forecourt/domain';
import { selectLocations } from '@forecourt/locations/model';
import { cappedServiceOf } from '@forecourt/range/model';
import { WorkshopSections, type WorkshopSectionsProps } from '@forecourt/templates';
import { platform } from '../../platform.ts';
import { contentRecord, serviceProgramme } from '../cache/cacheTable.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { currentSite } from '../request/currentSite.ts';
import { placeFacts } from '../place/placeJsonLd.ts';

/** Capped service prices of the current models of the dealer's make; null where the make states none. */
async function pricesOf(site: Site): Promise<WorkshopSectionsProps['prices']> {
  if (site.manufacturer === null) return null;
  const make = slugify(site.manufacturer);
  const programme = await serviceProgramme(site, site.manufacturer);
  if (!programme) return null;
  const models = platform()
    .content.list(site, 'model')
    .filter(({ slug, status }) => slug.startsWith(`${make}-`) && status === 'current')
    .map(({ name }) => ({ name, service: cappedServiceOf(programme, name) }));
  return { name: programme.name, models, conditions: programme.conditions };
}

/** Sections under a workshop page's form: prices, inclusions of a service, and getting around meanwhile. */
export async function WorkshopBelow({ page }: { page: 'service' | 'genuine-service' }) {
  const { site, publicSite } = await currentSite();
  const [own, prices] = await Promise.all([contentRecord(site, 'workshop', page), pricesOf(site)]);
  const [workshop] = selectLocations('service', publicSite.locations);
  return (
    <>
      {workshop && <JsonLd data={{ '@context': 'https://schema.org', ...placeFacts(publicSite, workshop) }} />}
      <WorkshopSections workshop={own?.state === 'live' ? own.record : null} prices={prices} askHref="#form" />
    </>
  );
}
