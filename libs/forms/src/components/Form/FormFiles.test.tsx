import { sampleSite } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDefaults } from '../../model/formDefaults.ts';
import { serviceForm } from '../../model/forms/workshopForms.ts';
import { withFormTime } from '../../testing/index.ts';
import { Form } from './Form.tsx';

const person = userEvent.setup();
const visitor = {
  name: 'Robin',
  last_name: 'Nguyen',
  email: 'robin@example.com.au',
  phone: '0412 345 678',
  postcode: '6160',
};
const form = (
  <TestSite>
    <Form form="service" defaults={formDefaults(serviceForm, sampleSite, null, visitor)} onSuccess={() => undefined} />
  </TestSite>
);
const idOf = (count: number) => `${String(count).repeat(8)}-1111-4111-8111-${'0'.repeat(12)}`;
const jpeg = new File(['x'], 'light.jpg', { type: 'image/jpeg' });
const box = () => screen.getByLabelText<HTMLInputElement>(/Pictures of the problem/);
const send = () => person.click(screen.getByRole('button', { name: 'Ask for a booking' }));

let arrive: Promise<void>;
let lead: () => Response;
const uploads: FormData[] = [];
const leads: Record<string, unknown>[] = [];
const keys = () => new Set(uploads.map((body) => body.get('key')));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  [uploads.length, leads.length, arrive] = [0, 0, Promise.resolve()];
  lead = () => Response.json({ lead_id: 'lead-1', redirect: null });
  const server = async (address: unknown, init?: RequestInit) => {
    const body = init?.body as FormData | string;
    if (body instanceof FormData) {
      uploads.push(body);
      await arrive;
      const mine = uploads.filter((other) => other.get('key') === body.get('key'));
      return Response.json({ files: mine.map((_one, place) => ({ id: idOf(place + 1) })), refused: [] });
    }
    leads.push({ address, ...(JSON.parse(body) as object) });
    return lead();
  };
  vi.stubGlobal('fetch', withFormTime(server));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('a form with files', () => {
  it('posts their ids under the key they were uploaded with', async () => {
    render(form);
    await person.upload(box(), jpeg);
    await screen.findByText('1 of 4 pictures added');
    await send();
    await screen.findByText('Thank you');
    expect(leads).toEqual([expect.objectContaining({ photos: idOf(1), idempotency_key: uploads[0]?.get('key') })]);
    expect([uploads[0]?.get('form'), uploads[0]?.get('field')]).toEqual(['service', 'photos']);
  });

  it('waits for a running upload, and then sends itself, once', async () => {
    let release = () => {};
    arrive = new Promise((resolve) => {
      release = resolve;
    });
    render(form);
    await person.upload(box(), jpeg);
    await send();
    expect(screen.getByRole('button', { name: 'Ask for a booking' }).getAttribute('aria-busy')).toBe('true');
    await send();
    expect(leads).toEqual([]);
    await act(async () => release());
    await screen.findByText('Thank you');
    expect(leads).toEqual([expect.objectContaining({ photos: idOf(1) })]);
  });

  it('[FORM-10] keeps them over a reload and a refusal, and starts without any after a success', async () => {
    lead = () => Response.json({ error: 'Please call us.' }, { status: 422 });
    render(form);
    await person.upload(box(), jpeg);
    await screen.findByText('1 of 4 pictures added');
    await send();
    await screen.findByText('Please call us.');
    cleanup();
    lead = () => Response.json({ lead_id: 'lead-1', redirect: null });
    render(form);
    await screen.findByText('1 of 4 pictures added');
    await person.upload(box(), jpeg);
    await screen.findByText('2 of 4 pictures added');
    expect(keys().size).toBe(1);
    await send();
    await person.click(await screen.findByRole('button', { name: 'Send another enquiry' }));
    expect(leads.at(-1)).toMatchObject({ photos: `${idOf(1)} ${idOf(2)}` });
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    await person.upload(box(), jpeg);
    await screen.findByText('1 of 4 pictures added');
    expect(keys().size).toBe(2);
  });

  it('shows at the field what is wrong with them', async () => {
    const words = 'We can’t find these pictures any more. Remove them and add them again.';
    lead = () => Response.json({ error: words, fieldErrors: { photos: words } }, { status: 422 });
    render(form);
    await person.upload(box(), jpeg);
    await screen.findByText('1 of 4 pictures added');
    await send();
    await person.click(await screen.findByRole('link', { name: words }));
    expect(document.activeElement).toBe(box());
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('uploads what was chosen before hydration, and posts nothing of it without a script', async () => {
    document.body.innerHTML = `<main>${renderToString(form)}</main>`;
    expect([...new FormData(document.forms[0]).keys()]).not.toContain('photos');
    await person.upload(box(), jpeg);
    const root = await act(async () => hydrateRoot(document.querySelector('main') as HTMLElement, form));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await screen.findByText('1 of 4 pictures added');
    await act(async () => root.unmount());
  });
});
