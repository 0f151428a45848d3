import type { PublicSite } from '@forecourt/domain';
import { titleMessages, wordsOf } from '@forecourt/domain/messages';
import { dealerJsonLd } from '../page/dealerJsonLd.ts';
import { homeTrail } from '../page/homeTrail.ts';
import { JsonLd } from '../page/JsonLd.tsx';
import { trailJsonLd } from '../page/trailJsonLd.ts';

/** Structured data of the contact page: the dealer's locations and the breadcrumb trail. */
export function ContactFacts({ site }: { site: PublicSite }) {
  const current = wordsOf(titleMessages, site)('title.contactUs');
  return (
    <>
      <JsonLd data={dealerJsonLd(site)} />
      <JsonLd data={trailJsonLd(homeTrail(site), current, site.origin)} />
    </>
  );
}
