import { describe, expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { hookDestination, sampleLead, siteWith } from '../testing/leadSamples.ts';
import { adfDocument } from './adf.ts';
import { leadFacts } from './leadFacts.ts';

const site = siteWith([hookDestination]);
const drive = {
  ...sampleLead,
  category: 'Test Drive Enquiry',
  consent: { text: 'Send me news and offers.', at: '2026-11-20T02:00:00.000Z' },
  fields: {
    ...sampleLead.fields,
    form_id: 'test-drive',
    appointment: '2026-11-28T01:00:00.000Z',
    kms: '45000',
    PreferredContactMethod: 'Email',
    'do-you-have-a-trade-in': 'Yes',
  },
};

describe('what a dealer reads', () => {
  it('[FORM-18] are the answers in the words of their form, times by the clock of the place', () => {
    const facts = Object.fromEntries(leadFacts(drive, site));
    expect(facts).toMatchObject({
      Time: 'Saturday 28 November 2026 at 9:00 am',
      'Kilometres on your vehicle': '45,000 km',
      'Do you have a trade-in?': 'Yes',
      'How should we contact you?': 'Email',
      Location: 'Harbour Toyota Sales',
      Consent: '“Send me news and offers.” on 2026-11-20T02:00:00.000Z',
    });
    expect(facts).not.toHaveProperty('Form id');
  });

  it('[FORM-06] is an offer as an amount, in the mail and in ADF', () => {
    const offer = { ...sampleLead, message: '', fields: { form_id: 'offer', offer_from_client: '12500' } };
    expect(leadFacts(offer, site)).toContainEqual(['Your offer', '$12,500']);
    const xml = adfDocument(offer, site);
    expect(xml).toContain('<price type="offer" currency="AUD">12500</price>');
    expect(xml).toContain('Your offer: $12,500');
  });

  it('tells ADF readers when the visitor comes and how to answer', () => {
    const xml = convert(adfDocument(drive, site), { format: 'object' });
    expect(xml).toMatchObject({
      adf: {
        prospect: {
          vehicle: { '@interest': 'test-drive' },
          customer: {
            contact: { email: { '@preferredcontact': '1' } },
            timeframe: { earliestdate: '2026-11-28T01:00:00.000Z' },
            comments: expect.stringContaining('Time: Saturday 28 November 2026 at 9:00 am'),
          },
        },
      },
    });
  });

  it('keeps fields of a form that is gone under their own names', () => {
    const old = { ...sampleLead, fields: { form_id: 'gone', some_answer: 'Yes please' } };
    expect(leadFacts(old, site)).toContainEqual(['Some answer', 'Yes please']);
  });
});
