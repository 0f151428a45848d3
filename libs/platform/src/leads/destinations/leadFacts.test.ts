import type { Lead } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { convert } from 'xmlbuilder2';
import { hookDestination, sampleLead, siteWith } from '../testing/leadSamples.ts';
import { adfDocument } from './adf.ts';
import { leadMail } from './email.ts';
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

  it('says questions as the site does', () => {
    const own = { ...site, messages: { 'question.doYouHaveATradeIn': 'He waka hoko?' } };
    expect(Object.fromEntries(leadFacts(drive, own))).toMatchObject({ 'He waka hoko?': 'Yes' });
  });

  it('names facts as the site does, also in the subject and the headings of the mail', () => {
    const own = {
      ...site,
      messages: {
        'leadMail.location': 'Wāhi',
        'leadMail.yes': 'Āe',
        'leadMail.time': 'Wā',
        'leadMail.subjectOfVehicle': '{vehicle}: {who}, {what}',
        'leadMail.aboutCustomer': 'Kiritaki',
      },
      replies: { ...site.replies, kinds: { 'test-drive': { send: true, heading: 'Taraiwa {time}' } } },
    };
    expect(Object.fromEntries(leadFacts(drive, own))).toMatchObject({
      Wāhi: 'Harbour Toyota Sales',
      Wā: 'Saturday 28 November 2026 at 9:00 am',
      'Do you have a trade-in?': 'Āe',
    });
    const mail = leadMail(drive, own, { id: 'mail', to: 'sales@example.com.au' }, 'leads@example.com.au');
    expect(mail.subject).toMatch(/^.+: Mia Nguyen, Taraiwa Sat/);
    expect(mail.html).toContain('Kiritaki');
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

describe('the title of a dealer’s mail', () => {
  const about = 'Mia Nguyen, 2023 Toyota RAV4 GXL Hybrid';
  it.each<[string, Partial<Lead>, Record<string, string>]>([
    [`Vehicle Enquiry: ${about}`, {}, {}],
    [
      `Test drive Sat 28 Nov, 9:00 am: ${about}`,
      { category: 'Test Drive Enquiry' },
      { appointment: '2026-11-28T01:00:00.000Z' },
    ],
    [`Test drive request: ${about}`, { category: 'Test Drive Enquiry' }, { preferred_time: 'Saturday' }],
    [`Reservation, $200 deposit paid: ${about}`, { subcategory: 'Reserve Online' }, { Deposit: '$200, paid online' }],
    [`Online purchase, total $42,990: ${about}`, { subcategory: 'Online Purchase' }, { 'Order total': '$42,990' }],
    [
      `Trade-in accepted at $21,500: ${about}`,
      { category: 'General Enquiry', subcategory: '3. Offer Accepted' },
      { offer_price: '21500' },
    ],
    [
      `Online payment of $250, Service: ${about}`,
      { category: 'General Enquiry', subcategory: 'Online Payment' },
      { 'Amount paid': '$250', 'Paid for': 'Service' },
    ],
    [`Finance application: ${about}`, { category: 'Finance Enquiry', subcategory: 'Finance Application' }, {}],
  ])('says what happened: %s', (title, changes, fields) => {
    const lead = { ...sampleLead, ...changes, fields: { ...sampleLead.fields, ...fields } };
    const mail = leadMail(lead, site, { id: 'mail', to: 'leads@harbour.example' }, 'no-reply@forecourt.example');
    expect(mail.subject).toBe(title);
    const [what = ''] = title.split(':');
    expect(mail.text).toMatch(what === 'Vehicle Enquiry' ? /^Category: / : `What: ${what}`);
  });
});
