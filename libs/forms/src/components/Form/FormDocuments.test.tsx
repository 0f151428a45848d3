import { sampleSite } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDefaults } from '../../model/formDefaults.ts';
import type { FormState } from '../../model/formState.ts';
import { careersForm } from '../../model/forms/dealerForms.ts';
import { formSettings } from '../../model/formSettings.ts';
import { readForm } from '../../model/readForm.ts';
import { withFormTime } from '../../testing/index.ts';
import { Form } from './Form.tsx';
import { FormSheet } from './FormSheet.tsx';

const person = userEvent.setup({ applyAccept: false });
const visitor = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
  message: 'I have sold cars for ten years.',
};
const defaults = formDefaults(careersForm, sampleSite, null, visitor);
const settings = formSettings(sampleSite, careersForm);
const form = (
  <TestSite>
    <Form form="careers" defaults={defaults} settings={settings} onSuccess={() => undefined} />
  </TestSite>
);
const idOf = (count: number) => `${String(count).repeat(8)}-1111-4111-8111-${'0'.repeat(12)}`;
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

/** Keeps one document for each field, as the server does. */
let kept: Record<string, { id: string; name: string }[]>;
const uploads: FormData[] = [];
const leads: Record<string, unknown>[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  [uploads.length, leads.length, kept] = [0, 0, {}];
  const server = async (_address: unknown, init?: RequestInit) => {
    const body = init?.body as FormData | string;
    if (typeof body === 'string') {
      leads.push(JSON.parse(body) as Record<string, unknown>);
      return Response.json({ lead_id: 'lead-1', redirect: null });
    }
    uploads.push(body);
    const field = String(body.get('field'));
    const file = body.get('file');
    if (body.get('remove') !== null) kept[field] = [];
    else if (file instanceof File) kept[field] = [{ id: idOf(uploads.length), name: file.name }];
    return Response.json({ files: kept[field] ?? [], refused: [] });
  };
  vi.stubGlobal('fetch', withFormTime(server));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('an application with documents', () => {
  it('[FORM-12] [FORM-14] sends a resume and a cover letter as they are chosen, and their ids with the form', async () => {
    render(form);
    await person.upload(box(/Resume/), pdf('Mia.pdf'));
    await screen.findByText('Mia.pdf');
    await person.upload(box(/Cover letter/), pdf('Dear.pdf'));
    await screen.findByText('Dear.pdf');
    expect(screen.getAllByText('Document added')).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByText('Thank you');
    const [lead] = leads;
    expect(lead).toMatchObject({ resume: idOf(1), cover_letter: idOf(2), idempotency_key: uploads[0]?.get('key') });
    expect(uploads.map((body) => body.get('field'))).toEqual(['resume', 'cover_letter']);
    // Validates with the server's rules, which reject unknown fields.
    expect(readForm(careersForm, lead ?? {}, settings)).toMatchObject({ ok: true, values: { resume: idOf(1) } });
  });

  it('says which kinds and how large, and what to do about another', async () => {
    render(form);
    const described = document.getElementById(box(/Resume/).getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('One document, up to 5 MB: PDF, Word (DOC, DOCX), ODT or RTF.');
    await person.upload(box(/Resume/), new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This file isn’t a PDF or Word document. Save it as a PDF and choose it again.',
    );
    expect(uploads).toEqual([]);
    await person.upload(box(/Resume/), pdf('Mia.pdf'));
    await screen.findByText('Mia.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
    await person.upload(box(/Resume/), pdf('Newer.pdf'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You can only send one document. Remove it to choose another.',
    );
    expect(uploads).toHaveLength(1);
  });

  it('[FORM-12] is not sent after a document was refused, until the visitor decides', async () => {
    const send = () => person.click(screen.getByRole('button', { name: 'Send application' }));
    render(form);
    await person.upload(box(/Resume/), new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
    expect((await screen.findByRole('alert')).textContent).toContain('me.jpg: This file isn’t a PDF');
    await send();
    const list = await screen.findByRole('alert', { name: 'Please fix the following errors:' });
    expect(list.textContent).toContain('Resume: we couldn’t accept a file. Choose another, or tick');
    expect(leads).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('Mia');
    await person.click(screen.getByRole('checkbox', { name: 'Send the form without the resume' }));
    await send();
    await screen.findByText('Thank you');
    expect(leads).toMatchObject([{ name: 'Mia', resume: '' }]);
  });

  it('removes a document by the keyboard, and keeps the others over a reload', async () => {
    render(form);
    await person.upload(box(/Resume/), pdf('Mia.pdf'));
    await screen.findByText('Mia.pdf');
    cleanup();
    render(form);
    expect(await screen.findByText('Mia.pdf')).toBeDefined();
    screen.getByRole('button', { name: 'Remove resume' }).focus();
    await person.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.queryByText('Mia.pdf')).toBeNull());
    expect(document.activeElement).toBe(box(/Resume/));
    expect(uploads.at(-1)?.get('remove')).toBe(idOf(1));
  });
});

describe('without a script', () => {
  const show = (state: FormState) => {
    const sheet = {
      form: careersForm,
      settings,
      defaults,
      endpoint: '/api/leads',
      slotsHref: '',
      state,
      submitLabel: 'Send application',
      onAccepted: () => undefined,
      action: null,
    };
    document.body.innerHTML = renderToString(
      <TestSite>
        <FormSheet {...sheet} />
      </TestSite>,
    );
    const shown = document.forms[0];
    if (!shown) throw new Error('There is no form.');
    return shown;
  };

  it('a document goes with the form itself', () => {
    const sent = new FormData(show({ values: null, fieldErrors: {}, error: null }));
    for (const name of ['resume', 'cover_letter']) expect(sent.get(name)).toBeInstanceOf(File);
    expect(sent.has('idempotency_key')).toBe(false);
  });

  it('[FORM-12] a refused one comes back with its reason and a box to go without it', () => {
    const words = 'me.jpg: This file isn’t a PDF or Word document.';
    const shown = show({ values: visitor, fieldErrors: { resume: words }, error: null, refused: { resume: words } });
    expect(within(shown).getAllByText(words)).toHaveLength(2);
    expect(new FormData(shown).getAll('refused_file')).toEqual(['resume']);
    expect(new FormData(shown).getAll('without_file')).toEqual([]);
    within(shown).getByRole<HTMLInputElement>('checkbox', { name: 'Send the form without the resume' }).click();
    expect(new FormData(shown).getAll('without_file')).toEqual(['resume']);
  });

  it('[FORM-10] is still there when the form has errors, with a box to leave it out', async () => {
    const shown = show({
      values: { ...visitor, resume: idOf(1), idempotency_key: 'plain-key-of-the-first-post' },
      fieldErrors: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
      error: null,
      files: { resume: [{ id: idOf(1), name: 'Mia.pdf' }] },
    });
    const list = within(shown).getByRole('list', { name: 'Added document' });
    expect(within(list).getByText('Mia.pdf')).toBeDefined();
    const keep = within(list).getByRole<HTMLInputElement>('checkbox', { name: 'Send Mia.pdf' });
    expect(new FormData(shown).getAll('resume').filter((one) => typeof one === 'string')).toEqual([idOf(1)]);
    expect(new FormData(shown).get('idempotency_key')).toBe('plain-key-of-the-first-post');
    await person.click(keep);
    expect(new FormData(shown).getAll('resume').filter((one) => typeof one === 'string')).toEqual([]);
  });
});
