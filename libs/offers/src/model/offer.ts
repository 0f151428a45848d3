import { contentEnd, modelPath, slugify, type ContentRecord, type RangeModel } from '@forecourt/domain';
import { offerPageMessages, platformWords, type Words } from '@forecourt/domain/messages';

/** An offer as stored in content. */
export type Offer = ContentRecord<'offer'>;

/** Path of an offer's own page; the canonical one if it has several. */
export const offerPath = ({ slug, manufacturer }: Pick<Offer, 'slug' | 'manufacturer'>): string =>
  manufacturer === null ? `/offers/${slug}` : `/offers/${slugify(manufacturer)}/${slug}`;

/** Address that an offer's cards link to: its own page unless configured otherwise. */
export const offerHref = (offer: Pick<Offer, 'slug' | 'manufacturer' | 'href'>): string =>
  offer.href ?? offerPath(offer);

/** Path of the enquiry form on an offer's page. */
export const offerEnquireHref = (offer: Pick<Offer, 'slug' | 'manufacturer'>): string => `${offerPath(offer)}#enquire`;

/** Address of 'Explore {model}'; null where the offer is for no model. */
export function offerModelHref({ model, manufacturer }: Offer, searchPath: string): string | null {
  if (!model) return null;
  if (model.override_url !== null) return model.override_url;
  return manufacturer === null ? null : modelPath(searchPath, manufacturer, model.name);
}

/** Whether an offer is for a model of the range. */
export const isForModel = (
  { manufacturer, model }: Pick<Offer, 'manufacturer' | 'model'>,
  { manufacturer_name, name }: Pick<RangeModel, 'manufacturer_name' | 'name'>,
): boolean =>
  manufacturer !== null &&
  model !== null &&
  slugify(manufacturer) === slugify(manufacturer_name) &&
  model.slug === slugify(name);

/** The offer's own picture, else its model's. */
export const offerImage = ({ image_url, model }: Pick<Offer, 'image_url' | 'model'>): string | null =>
  image_url ?? model?.image_url ?? null;

/** Whether the site of that slug shows the offer at all. */
export const isOfferOf = ({ excluded_website_ids: excluded }: Pick<Offer, 'excluded_website_ids'>, site: string) =>
  !excluded.includes(site);

/** Later than every real date, so that offers without an end are last. */
const never = '9999';

/** Offers in display order: those that end soonest first, then by name. */
export const inOrder = <Of extends Pick<Offer, 'until' | 'name'>>(offers: readonly Of[]): Of[] =>
  offers.toSorted((one, other) => {
    const [first, second] = [one, other].map(({ until }) => contentEnd(until ?? never)) as [string, string];
    return first === second ? one.name.localeCompare(other.name) : first < second ? -1 : 1;
  });

export interface OfferGroup {
  title: string;
  /** Id of the group in its page. */
  id: string;
  offers: Offer[];
}

const groupNames = {
  category: ({ category }: Offer) => category,
  manufacturer: ({ manufacturer }: Offer) => manufacturer ?? '',
};

/** How a list of offers is grouped. */
export type OfferGrouping = keyof typeof groupNames;

/** Offers in groups, those without one last. The order within each is kept. */
export function groupOffers(
  offers: readonly Offer[],
  by: OfferGrouping,
  say: Words<typeof offerPageMessages> = platformWords(offerPageMessages),
): OfferGroup[] {
  const groups = Map.groupBy(offers, groupNames[by]);
  return [...groups]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([name, own]) => ({
      title: name || say('offerPage.otherOffers'),
      id: `offers-${slugify(name || 'other')}`,
      offers: own,
    }));
}
