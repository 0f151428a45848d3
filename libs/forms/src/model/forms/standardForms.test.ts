import { leadCategories, eventIds } from '@forecourt/domain';
import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { sampleAnswers, sampleGroupSite } from '../../testing/index.ts';
import { normaliseCategory } from '../categories.ts';
import { countedEvent, submittedEventParams } from '../submittedEvent.ts';
import { readFinanceLink } from '../financeLink.ts';
import { formDefaults } from '../formDefaults.ts';
import { visibleFields, formSettings } from '../formSettings.ts';
import { answerWords, consentWords } from '../leadWords.ts';
import { readForm } from '../readForm.ts';
import { standardForms, type StandardFormId } from './standardForms.ts';

const settingsOf = (id: StandardFormId) => formSettings(sampleSite, standardForms[id]);
function read(id: StandardFormId, answers: Record<string, unknown> = {}, today?: string) {
  const settings = { ...settingsOf(id), ...(today && { today }) };
  return readForm(standardForms[id], { ...sampleAnswers(standardForms[id], settings), ...answers }, settings);
}
const valuesOf = (id: StandardFormId, answers = {}) => {
  const reading = read(id, answers);
  if (!reading.ok) throw new Error(reading.error);
  return reading.values;
};
const asked = (id: StandardFormId, answers: Record<string, string> = {}) =>
  visibleFields(standardForms[id], settingsOf(id), answers).map(({ name }) => name);

describe('how a form is filed', () => {
  it.each<[StandardFormId, string, string | null, number]>([
    ['finance-application', 'Finance Enquiry', 'Finance Application', 22],
    ['personalised-finance', 'Finance Enquiry', 'Personalised Finance', 22],
    ['survey', 'General Enquiry', 'Customer Feedback Survey', 22],
    ['complaint', 'General Enquiry', 'Complaint', 22],
    ['new-vehicle', 'Vehicle Enquiry', 'New Vehicle Enquiry', 14],
    ['book-test-drive', 'Test Drive Enquiry', 'Test Drive', 17],
    ['parts-search', 'Parts Enquiry', 'Parts Search', 22],
    ['parts', 'Parts Enquiry', null, 22],
    ['service', 'Service Enquiry', 'Service Booking', 22],
    ['careers', 'General Enquiry', 'Career Enquiry', 51],
    ['fleet', 'Fleet Enquiry', null, 19],
  ])('[FORM-12] [FLEET-01] %s: %s, %s, event %i', (id, category, subcategory, event) => {
    const values = valuesOf(
      id,
      id === 'careers' ? {} : { subcategory: subcategory === null ? '' : '3. Offer Accepted' },
    );
    const filed = normaliseCategory(values.category, values.subcategory);
    expect(filed).toEqual({ category, subcategory });
    expect(leadCategories).toContain(category);
    expect(eventIds[countedEvent(standardForms[id], filed, null)]).toBe(event);
  });

  it('[AN-02] counts by the vehicle where a page for new ones is about one in stock', () => {
    const filed = { category: 'Vehicle Enquiry', subcategory: 'New Vehicle Enquiry' };
    expect(countedEvent(standardForms['new-vehicle'], filed, { car_type: 'used', tag: null })).toBe('usedEnquiry');
    expect(countedEvent(standardForms['new-vehicle'], filed, { car_type: 'demo', tag: null })).toBe('newEnquiry');
    expect(countedEvent(standardForms.fleet, { category: 'Fleet Enquiry', subcategory: null }, sampleVehicle)).toBe(
      'fleetForm',
    );
  });

  it('[FLEET-01] a fleet enquiry is headed Get In Touch', () => {
    expect(standardForms.fleet.title).toBe('Get In Touch');
  });

  it('[AN-03] an enquiry on a new vehicle reports what its page knew, and nothing the visitor wrote', () => {
    const values = valuesOf('new-vehicle', { wanted_model: 'For Mia at 5 High Street', 'Vehicle Make': 'Toyota' });
    expect(submittedEventParams('newEnquiry', null, values)).toEqual({
      vehicleStatus: 'new',
      vehicleMake: 'Toyota',
      vehicleModel: '',
      vehicleYear: null,
      vehicleKilometers: null,
      vehicleGrade: null,
    });
    expect(submittedEventParams('newEnquiry', sampleVehicle, values)).toMatchObject({ vehicleModel: 'RAV4' });
    expect(submittedEventParams('defaultForm', null, values)).toBeUndefined();
  });
});

describe('an application for finance', () => {
  const finance = ['finance-application', 'personalised-finance'] as const;

  it.each(finance)('[ROUTE-12] %s begins with what its link carries, and sends it along', (id) => {
    const link = {
      preferredDealership: 'northern-kia',
      vehiclePriceBudget: '42990',
      car_type: 'used',
      vin: 'JTMW43FV10D123456',
    };
    const { defaults } = readFinanceLink(link, sampleGroupSite);
    const form = standardForms[id];
    const settings = formSettings(sampleGroupSite, form);
    const first = formDefaults(form, sampleGroupSite, null, defaults);
    const known = Object.fromEntries(Object.entries(first).map(([name, value]) => [name, String(value)]));
    expect(readForm(form, sampleAnswers(form, settings, known), settings)).toMatchObject({
      ok: true,
      values: {
        dealership_slug: 'northern-kia',
        vehiclePriceBudget: '42990',
        car_type: 'used',
        vin: 'JTMW43FV10D123456',
        finance_term: '5',
      },
    });
  });

  it.each(finance)('%s asks about a job and a rent only who has one', (id) => {
    expect(asked(id)).not.toContain('employer');
    expect(asked(id, { employment: 'Casual', living: 'I rent' })).toEqual(
      expect.arrayContaining(['employer', 'employed_for', 'housing_cost']),
    );
    expect(asked(id, { employment: 'Retired or on a pension', living: 'I own my home' })).not.toContain('housing_cost');
    expect(read(id, { employment: 'Not working at the moment', income: '' }).ok).toBe(true);
    expect(read(id, { employment: 'Casual', income: '', employer: '' })).toMatchObject({
      fieldErrors: {
        income: 'Enter your income in dollars, like $1,450.',
        employer: 'Enter your employer, or the name of your business.',
      },
    });
  });

  it('stores the wording of the credit check consent, and is not accepted without', () => {
    const form = standardForms['personalised-finance'];
    const words = consentWords(form, settingsOf(form.id as StandardFormId), valuesOf('personalised-finance'));
    expect(words).toContain('obtain a credit report about me from a credit reporting body');
    expect(read('personalised-finance', { credit_check: '' })).toMatchObject({
      fieldErrors: { credit_check: expect.stringContaining('credit check') },
    });
    expect(asked('finance-application')).not.toContain('credit_check');
  });

  it('accepts a date of birth, and nobody under 18', () => {
    expect(valuesOf('personalised-finance').date_of_birth).toBe('1988-03-27');
    expect(
      answerWords(standardForms['personalised-finance'], 'date_of_birth', '1988-03-27', {
        zone: 'UTC',
        locale: 'en-AU',
      }),
    ).toBe('27 March 1988');
    const born = (date_of_birth: string) => read('personalised-finance', { date_of_birth }, '2026-11-21');
    expect(born('21/11/2008').ok).toBe(true);
    for (const late of ['22/11/2008', '01/01/2030']) {
      expect(born(late)).toMatchObject({ fieldErrors: { date_of_birth: 'You must be 18 or over.' } });
    }
    expect(born('31/02/1988')).toMatchObject({ fieldErrors: { date_of_birth: expect.stringContaining('27/03/1988') } });
  });
});

describe('feedback', () => {
  it('has a rating from 0 to 10 that is reported as such', () => {
    for (const good of ['0', '7', '10']) expect(read('survey', { recommendation: good }).ok).toBe(true);
    for (const bad of ['', '11', '-1', '7.5', 'ten']) {
      expect(read('survey', { recommendation: bad })).toMatchObject({
        fieldErrors: { recommendation: 'Choose from 0 to 10 how likely you are to recommend us.' },
      });
    }
    expect(answerWords(standardForms.survey, 'recommendation', '9', { zone: 'UTC', locale: 'en-AU' })).toBe('9 of 10');
  });

  it('asks for a phone number only when the visitor may be called', () => {
    expect(asked('survey', { may_contact: 'No' })).not.toContain('phone');
    expect(read('survey', { may_contact: 'Yes', phone: '' })).toHaveProperty('fieldErrors.phone');
    expect(read('survey', { may_contact: 'No', phone: '' }).ok).toBe(true);
  });

  it('requires every part of a complaint whatever a site makes optional, and has no opt-in', () => {
    const site = { ...sampleSite, flags: { ...sampleSite.flags, messageOptional: true } };
    const settings = formSettings(site, standardForms.complaint);
    const reading = readForm(standardForms.complaint, {}, settings);
    expect(reading.ok ? {} : reading.fieldErrors).toMatchObject({
      message: 'Tell us what happened.',
      happened_when: expect.any(String),
      wanted_outcome: 'Tell us what would put it right.',
    });
    expect(asked('complaint')).not.toContain('opt_in');
  });
});

it('a part request has part number and quantity, for a vehicle by rego or VIN', () => {
  expect(asked('parts-search')).toEqual(expect.arrayContaining(['part', 'quantity', 'Rego', 'vin']));
  expect(read('parts-search', { part: ' ' })).toHaveProperty('fieldErrors.part');
  expect(read('parts-search', { quantity: '0' })).toHaveProperty('fieldErrors.quantity');
  expect(valuesOf('parts-search', { quantity: '4', vin: 'JTMW43FV10D123456' })).toMatchObject({ quantity: '4' });
});
