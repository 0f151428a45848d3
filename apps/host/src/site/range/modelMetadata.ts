import { rangeModelPath, type PublicSite, type RangeModel } from '@forecourt/domain';
import { modelFactMessages, titleMessages, wordsOf } from '@forecourt/domain/messages';
import { fullName, priceFromWords } from '@forecourt/range/model';
import type { Metadata } from 'next';

/** Title, description and address of a model's page. */
export function modelMetadata(site: Pick<PublicSite, 'name' | 'messages'>, model: RangeModel): Metadata {
  const at = wordsOf(titleMessages, site)('title.at', { name: site.name });
  return {
    title: fullName(model),
    description: [model.lead, priceFromWords(model, wordsOf(modelFactMessages, site)), at].filter(Boolean).join(' '),
    alternates: { canonical: rangeModelPath({ slug: model.slug, override_url: null }) },
  };
}
