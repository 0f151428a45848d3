import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { worded } from '@forecourt/domain/messages';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formsMessages } from '../../model/askedMessages.ts';
import { financeApplicationForm } from '../../model/forms/financeForms.ts';
import { enquiryForm } from '../../model/forms/enquiry.ts';
import { offerForm } from '../../model/forms/vehicleForms.ts';
import { standardForms } from '../../model/forms/standardForms.ts';
import { formDefaults } from '../../model/formDefaults.ts';
import { formSettings, visibleFields } from '../../model/formSettings.ts';
import { readForm } from '../../model/readForm.ts';
import { Form } from './Form.tsx';

afterEach(cleanup);

const messages = {
  'question.firstName': 'Ingoa',
  'answer.enterYourFirstName': 'Tuhia tō ingoa.',
  'question.sendEnquiry': 'Tukuna',
  'question.fullTime': 'Wā kikī',
  'question.aboutYou': 'Mō koe',
  'formError.fixThese': 'Whakatikaina ēnei:',
};
const site = { ...sampleSite, messages };

it('has a key for everything that the forms say, which is a text without arguments', () => {
  const known = formsMessages(standardForms);
  expect(known).toMatchObject({
    'question.firstName': 'First name',
    'question.sendEnquiry': 'Send enquiry',
    'question.generalEnquiry': 'General Enquiry',
    'question.findMyCar': 'Find my car',
    'question.yes': 'Yes',
  });
  expect(Object.values(known).filter((text) => /[{}]/.test(text))).toEqual([]);
  // No two texts share a key.
  expect(worded(standardForms, known)).toEqual(standardForms);
});

it('draws a form in the words of its site, and leaves names and values as they are', () => {
  render(
    <TestSite site={site}>
      <Form form="enquiry" vehicle={sampleVehicle} />
    </TestSite>,
  );
  expect(screen.getByRole('textbox', { name: 'Ingoa' }).getAttribute('name')).toBe('name');
  expect(screen.getByRole('button', { name: 'Tukuna' })).toBeDefined();
  cleanup();
  const settings = formSettings(site, financeApplicationForm);
  const work = visibleFields(financeApplicationForm, settings, {}).find(({ name }) => name === 'employment');
  expect(work).toMatchObject({
    options: expect.arrayContaining([{ value: 'Full time', label: 'Wā kikī' }]) as unknown,
  });
});

it('begins with the comments that its site prepares', () => {
  const own = { ...site, messages: { 'formText.interestedStock': 'Kia ora, {name} ({stock})' } };
  expect(formDefaults(enquiryForm, own, sampleVehicle)['message']).toBe('Kia ora, 2023 Toyota RAV4 GXL Hybrid (T1001)');
});

it('names its steps in the words of its site', () => {
  render(
    <TestSite site={site}>
      <Form form="finance-application" vehicle={sampleVehicle} />
    </TestSite>,
  );
  expect(screen.getByRole('group', { name: /Mō koe/ })).toBeDefined();
});

it('says in them what is wrong with an answer, and lets the site’s settings of one form go before', () => {
  const read = readForm(enquiryForm, { name: '' }, formSettings(site, enquiryForm, sampleVehicle));
  expect(read.ok ? null : read.fieldErrors['name']).toBe('Tuhia tō ingoa.');
  const own = formSettings(site, enquiryForm, sampleVehicle, { enquiry: { name: { label: 'Your name' } } });
  expect(visibleFields(enquiryForm, own, {}).find(({ name }) => name === 'name')?.label).toBe('Your name');
});

it('refuses in the words of its site what no question is to blame for', () => {
  const own = {
    ...sampleSite,
    messages: {
      'formError.unknownFields': 'Kāore he pātai {names}.',
      'formError.tooLong': 'Kia {max} pūāhua i te nui rawa.',
      'formError.amountAboveZero': 'Kia nui ake i te $0.',
      'formError.reload': 'Whakahoungia te whārangi.',
    },
  };
  const read = (given: Record<string, string>, form = enquiryForm) =>
    readForm(form, given, formSettings(own, form, sampleVehicle));
  expect(read({ nonsense: '1' })).toMatchObject({ error: "Kāore he pātai 'nonsense'." });
  expect(read({ name: 'x'.repeat(200) })).toMatchObject({ fieldErrors: { name: 'Kia 80 pūāhua i te nui rawa.' } });
  expect(read({ idempotency_key: '?' })).toMatchObject({
    fieldErrors: { idempotency_key: 'Whakahoungia te whārangi.' },
  });
  expect(read({ offer_from_client: '0' }, offerForm)).toMatchObject({
    fieldErrors: { offer_from_client: 'Kia nui ake i te $0.' },
  });
});

it('carries of the questions of its site only its own', () => {
  const own = { ...sampleSite, messages: { ...messages, 'question.yourNumberPlate': 'Tō nama' } };
  expect(formSettings(own, enquiryForm).messages).toEqual({
    'question.firstName': 'Ingoa',
    'answer.enterYourFirstName': 'Tuhia tō ingoa.',
    'question.sendEnquiry': 'Tukuna',
    'formError.fixThese': 'Whakatikaina ēnei:',
  });
});
