import { accessoriesPath, rangeModelPath, type PublicSite, type RangeModel } from '@forecourt/domain';
import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import { fullName } from '@forecourt/range/model';
import type { Metadata } from 'next';
import { modelsTrail } from './modelsTrail.ts';

/** Title, description and address of the page of a model's accessories. */
export function accessoriesMetadata(site: Pick<PublicSite, 'name' | 'messages'>, model: RangeModel): Metadata {
  const say = wordsOf(titleMessages, site);
  const name = fullName(model);
  return {
    title: say('title.accessoriesOf', { model: name }),
    description: say('title.accessoriesText', { name: site.name, model: name }),
    alternates: { canonical: accessoriesPath(model) },
  };
}

/** Breadcrumb trail of the page of a model's accessories, and its own name in it. */
export function accessoriesTrail(site: Pick<PublicSite, 'messages'>, model: RangeModel) {
  const own = { name: fullName(model), href: rangeModelPath({ slug: model.slug, override_url: null }) };
  return { trail: [...modelsTrail(site), own], current: wordsOf(titleMessages, site)('title.accessories') };
}
