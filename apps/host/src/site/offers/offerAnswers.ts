import type { Offer } from '@forecourt/offers/model';

/** Fields of a lead about its offer. */
export const offerAnswers = ({ slug, name, category }: Pick<Offer, 'slug' | 'name' | 'category'>) => ({
  offer_id: slug,
  offer_name: name,
  offer_category: category,
});

const nothing = { offer_id: '', offer_name: '', offer_category: '' };

/**
 * A form's values with the offer's data from the site, whatever the browser sent; without an offer where the site has
 * none of that name.
 */
export function withOwnOffer(
  values: Record<string, unknown>,
  offerOf: (slug: string) => Pick<Offer, 'slug' | 'name' | 'category'> | null,
): Record<string, unknown> {
  if (values['form_id'] !== 'offer-enquiry') return values;
  const { offer_id: id } = values;
  const offer = typeof id === 'string' ? offerOf(id) : null;
  return { ...values, ...(offer ? offerAnswers(offer) : nothing) };
}
