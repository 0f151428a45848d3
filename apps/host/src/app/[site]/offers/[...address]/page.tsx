import { shortDescription, timeZoneAt } from '@forecourt/domain';
import { offerImage, offerJsonLd, offerPath } from '@forecourt/offers/model';
import type { Metadata } from 'next';
import { offerStock, siteOffers } from '../../../../site/cache/cacheTable.ts';
import { renderedAt } from '../../../../site/cache/renderedAt.ts';
import { EndedOffer } from '../../../../site/offers/EndedOffer.tsx';
import { offerAt, type OfferRoute } from '../../../../site/offers/offerAt.ts';
import { OfferForm } from '../../../../site/offers/OfferForm.tsx';
import { offersTrail } from '../../../../site/offers/offersTrail.ts';
import { JsonLd } from '../../../../site/page/JsonLd.tsx';
import { MissingPage } from '../../../../site/page/MissingPage.tsx';
import { trailJsonLd } from '../../../../site/page/trailJsonLd.ts';
import { withPicture } from '../../../../site/page/withPicture.ts';
import { missingMetadata } from '../../../../site/page/pageMetadata.ts';
import { currentSite } from '../../../../site/request/currentSite.ts';
import { offerPageOf } from '../../../../site/templates/pages/Offer.ts';

/** A stored page cannot receive form posts from browsers without JavaScript. */
export const dynamic = 'force-dynamic';

const maxOthers = 3;

export async function generateMetadata({ params }: OfferRoute): Promise<Metadata> {
  const { site, publicSite } = await currentSite();
  const found = await offerAt(site, params);
  if (!found) return missingMetadata(publicSite);
  const { name, description } = found.offer;
  const about = { title: name, description: shortDescription(description) || undefined };
  return found.state === 'live' ? { ...about, alternates: { canonical: offerPath(found.offer) } } : about;
}

/** One offer, at `/offers/{id}` and `/offers/{manufacturer}/{id}`. */
export default async function OfferPage({ params }: OfferRoute) {
  const { site, publicSite } = await currentSite();
  const found = await offerAt(site, params);
  if (!found) return <MissingPage site={publicSite} />;
  const { offer, state } = found;
  const trail = offersTrail(publicSite);
  if (state === 'expired') return <EndedOffer site={site} publicSite={publicSite} offer={offer} trail={trail} />;
  const [stock, offers] = await Promise.all([offerStock(site, offer), siteOffers(site)]);
  const others = offers.filter(({ slug, shown_on: places }) => slug !== offer.slug && places.includes('list'));
  const { origin, name, currency, locations, template } = publicSite;
  const timeZone = timeZoneAt(locations, null);
  const Offer = await offerPageOf({ template });
  return (
    <>
      <JsonLd data={withPicture(offerJsonLd(offer, { origin, name, timeZone, currency }), offerImage(offer), origin)} />
      <JsonLd data={trailJsonLd(trail, offer.name, origin)} />
      <Offer
        site={publicSite}
        offer={offer}
        now={renderedAt()}
        trail={trail}
        stock={stock}
        others={others.slice(0, maxOthers)}
        slots={{ form: <OfferForm site={publicSite} offer={offer} /> }}
      />
    </>
  );
}
