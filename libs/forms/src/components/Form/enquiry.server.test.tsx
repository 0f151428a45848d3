import { SiteProvider } from '@forecourt/ui';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enquiryForm } from '../../model/forms/enquiry.ts';
import { readForm, readFormValues } from '../../model/readForm.ts';
import { emptyFormState, type FormState } from '../../model/formState.ts';
import { visitorDetailsStore } from '../../storage/visitorDetails.ts';
import { sampleEnquiryDefaults, sampleEnquirySettings, sampleGroupSite, withFormTime } from '../../testing/index.ts';
import { Form } from './Form.tsx';
import { FormSheet } from './FormSheet.tsx';

const known = { form: 'enquiry', defaults: sampleEnquiryDefaults } as const;
const settings = sampleEnquirySettings;
const inSite = (form: ReactNode) => <SiteProvider site={sampleGroupSite}>{form}</SiteProvider>;

function fromServer(form: ReactNode): HTMLFormElement {
  document.body.innerHTML = `<main>${renderToString(inSite(form))}</main>`;
  return document.forms[0] as HTMLFormElement;
}
const control = <T extends HTMLElement = HTMLInputElement>(name: string) =>
  document.forms[0]?.elements.namedItem(name) as T;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('without JavaScript', () => {
  it('posts everything the server needs', () => {
    const form = fromServer(<Form {...known} settings={settings} />);
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('/api/leads');
    control('name').value = 'Robin';
    control('last_name').value = 'Nguyen';
    control('email').value = 'robin@example.com.au';
    control('phone').value = '0412 345 678';
    control('postcode').value = '6160';
    const posted = readFormValues(new FormData(form).entries());
    expect(readForm(enquiryForm, posted, settings)).toMatchObject({
      ok: true,
      values: { name: 'Robin', opt_in: true, car_id: 'car-1', category: 'Vehicle Enquiry', idempotency_key: '' },
    });
  });

  it('[FORM-17] [FORM-10] shows again what was posted and what was wrong with it', () => {
    const state: FormState = {
      values: { name: 'Robin', postcode: '61', message: 'Still there?' },
      fieldErrors: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
      error: 'Please call us.',
    };
    const rest = { form: enquiryForm, settings, defaults: sampleEnquiryDefaults, submitLabel: 'Send', slotsHref: '' };
    const ends = { endpoint: '/api/leads', action: null, onAccepted: () => undefined };
    fromServer(<FormSheet {...rest} {...ends} state={state} />);
    expect(control('name').value).toBe('Robin');
    expect(control('postcode').value).toBe('61');
    expect(control('postcode').getAttribute('aria-invalid')).toBe('true');
    expect(control('message').value).toBe('Still there?');
    expect(control('opt_in').checked).toBe(false);
    expect(document.body.textContent).toContain('Please fix the following errors:');
    expect(document.body.textContent).toContain('Please call us.');
  });

  it('puts no visitor’s key into a page that others may get', () => {
    fromServer(<Form {...known} settings={settings} />);
    expect(control('idempotency_key')).toBeNull();
    expect(control('started_at')).toBeNull();
  });
});

/** React warns when server and browser render one context in one process, as only tests do. */
const isOfOneProcess = (text: unknown) => String(text).startsWith('Detected multiple renderers');

describe('with late hydration', () => {
  it('[FORM-15] keeps what was typed, ticked and chosen before it', async () => {
    visitorDetailsStore(sampleGroupSite.slug).set({ name: 'Old', last_name: 'Details' });
    const server = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ lead_id: 'lead-1', redirect: null })));
    vi.stubGlobal('fetch', withFormTime(server));
    const asking = { ...settings, fields: { ...settings.fields, category: { shown: true, required: true } } };
    const form = <Form {...known} settings={asking} action={() => Promise.resolve(emptyFormState)} />;
    fromServer(form);
    control('name').value = 'Robin';
    control('email').value = 'robin@example.com.au';
    control('phone').value = '0412 345 678';
    control('postcode').value = '6160';
    control('opt_in').checked = false;
    control<HTMLSelectElement>('category').value = 'Service Enquiry';
    control<HTMLTextAreaElement>('message').value = 'Typed before the script came';

    const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = await act(async () => hydrateRoot(document.querySelector('main') as HTMLElement, inSite(form)));
    expect(problems.mock.calls.filter(([text]) => !isOfOneProcess(text))).toEqual([]);
    expect(control('name').value).toBe('Robin');
    expect(control('last_name').value).toBe('Details');
    expect(control<HTMLTextAreaElement>('message').value).toBe('Typed before the script came');

    expect(control('Rego')).toBeTruthy();

    await act(async () => document.forms[0]?.requestSubmit());
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toMatchObject({
      name: 'Robin',
      last_name: 'Details',
      message: 'Typed before the script came',
      category: 'Service Enquiry',
      opt_in: false,
    });
    await act(async () => root.unmount());
    problems.mockRestore();
    vi.unstubAllGlobals();
  });
});
