import type { Offer } from '@forecourt/offers/model';

/** What a lead says of the offer that it is about. */
export const offerAnswers = ({ slug, name, category }: Pick<Offer, 'slug' | 'name' | 'category'>) => ({
  offer_id: slug,
  offer_name: name,
  offer_category: category,
});

const nothing = { offer_id: '', offer_name: '', offer_category: '' };

/**
 * A form's values with the offer as the site has it, whatever the browser says of it; without one where the site has none
 * of that name.
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
