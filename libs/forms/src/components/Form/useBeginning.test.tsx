import { sampleSite } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emailUsSetup } from '../../model/emailUs.ts';
import { Form } from './Form.tsx';

const person = userEvent.setup();
let asked = 0;
let started = '';
const sent: Record<string, unknown>[] = [];
const signed = (at: number) => `${at.toString(36)}.id.signature`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  [asked, started, sent.length] = [0, signed(Date.now()), 0];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (init.method === 'POST') {
      sent.push(JSON.parse(String(init.body)) as Record<string, unknown>);
      return Response.json({ lead_id: 'lead-1', redirect: null });
    }
    asked += 1;
    return Response.json({ started_at: started });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = (name: string) => screen.getByRole('textbox', { name });
const answers = {
  name: 'Robin',
  last_name: 'Nguyen',
  email: 'robin@example.com',
  phone: '0412 345 678',
  postcode: '6160',
  message: 'Hello',
};
const show = () =>
  render(
    <TestSite>
      <Form {...emailUsSetup(sampleSite, sampleSite.locations[0]!)} defaults={answers} />
    </TestSite>,
  );
const send = () => person.click(screen.getByRole('button', { name: 'Send email' }));

it('fetches the time once, when the form is first touched, and sends it along', async () => {
  show();
  expect(asked).toBe(0);
  await person.click(box('First name'));
  await person.click(box('Email'));
  expect(asked).toBe(1);
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect([sent[0]?.started_at, asked]).toEqual([started, 1]);
});

it('fetches it before sending where nobody touched the form, or no answer came', async () => {
  started = '';
  show();
  await person.click(box('Email'));
  expect(asked).toBe(1);
  started = signed(Date.now());
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.started_at).toBe(started);
});

it('fetches it again for a form that was open for long', async () => {
  started = signed(Date.now() - 13 * 3_600_000);
  show();
  await person.click(box('Email'));
  started = signed(Date.now());
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.started_at).toBe(started);
});
