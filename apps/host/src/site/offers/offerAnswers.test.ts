import { expect, it } from 'vitest';
import { withOwnOffer } from './offerAnswers.ts';

const offer = { slug: 'ute-month', name: 'Ute month', category: 'Special offer' };
const known = (slug: string) => (slug === offer.slug ? offer : null);

it("[OFFER-01] a lead about an offer has the offer's data from the site", () => {
  const sent = { form_id: 'offer-enquiry', offer_id: 'ute-month', offer_name: 'Free ute', offer_category: '' };
  expect(withOwnOffer(sent, known)).toEqual({
    form_id: 'offer-enquiry',
    offer_id: 'ute-month',
    offer_name: 'Ute month',
    offer_category: 'Special offer',
  });
});

it('a lead about an unknown offer has none, and other forms are unchanged', () => {
  const sent = { form_id: 'offer-enquiry', offer_id: 'none', offer_name: 'Free ute' };
  expect(withOwnOffer(sent, known)).toMatchObject({ offer_id: '', offer_name: '', offer_category: '' });
  expect(withOwnOffer({ form_id: 'enquiry', offer_id: 'none' }, known)).toEqual({
    form_id: 'enquiry',
    offer_id: 'none',
  });
});
