import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDefaults } from '../../model/formDefaults.ts';
import { enquiryStepsForm } from '../../model/forms/enquiry.ts';
import { withFormTime } from '../../testing/index.ts';
import { Form } from './Form.tsx';

const server = vi.fn<typeof fetch>();
const person = userEvent.setup();
const form = (
  <TestSite>
    <Form
      form="enquiry-steps"
      defaults={formDefaults(enquiryStepsForm, sampleSite, sampleVehicle)}
      vehicle={sampleVehicle}
      onSuccess={() => undefined}
    />
  </TestSite>
);
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => person.click(screen.getByRole('button', { name }));
async function fill() {
  await person.type(box('First name'), 'Robin');
  await person.type(box('Last name'), 'Nguyen');
  await person.type(box('Email'), 'robin@example.com.au');
  await person.type(box('Phone'), '0412 345 678');
  await person.type(box('Postcode'), '6160');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.mockReset().mockImplementation(() => Promise.resolve(Response.json({ lead_id: 'lead-1', redirect: null })));
  vi.stubGlobal('fetch', withFormTime(server));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('[FORM-11] an enquiry in steps', () => {
  it('goes on only with good answers, says where it is, and sends with the last step', async () => {
    render(form);
    expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
    await person.clear(box('Comments'));
    await press('Next');
    expect((await screen.findByRole('alert')).textContent).toContain('Write your comments.');
    await person.type(box('Comments'), 'Is it still there?');
    await press('Next');
    const head = await screen.findByRole('group', { name: 'Step 2 of 2: About you' });
    await waitFor(() => expect(document.activeElement).toBe(head));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server).not.toHaveBeenCalled();
    await fill();
    await press('Send enquiry');
    await waitFor(() => expect(server).toHaveBeenCalledOnce());
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toMatchObject({
      form_id: 'enquiry-steps',
      message: 'Is it still there?',
      name: 'Robin',
      category: 'Vehicle Enquiry',
    });
  });

  it('keeps the answers of both steps when going back and forth', async () => {
    render(form);
    await person.clear(box('Comments'));
    await person.type(box('Comments'), 'Mine');
    await press('Next');
    await person.type(box('First name'), 'Robin');
    await press('Back');
    await waitFor(() => expect(box('Comments').value).toBe('Mine'));
    await press('Next');
    await waitFor(() => expect(box('First name').value).toBe('Robin'));
  });

  it('validates a step when it has been answered, not at the first letter', async () => {
    render(form);
    await press('Next');
    await person.type(box('Email'), 'r');
    expect(box('Email').getAttribute('aria-invalid')).toBeNull();
    await press('Send enquiry');
    await waitFor(() => expect(box('Email').getAttribute('aria-invalid')).toBe('true'));
    expect(server).not.toHaveBeenCalled();
  });

  it('goes back to the step of an answer that the server refuses', async () => {
    server.mockImplementationOnce(() =>
      Promise.resolve(Response.json({ error: 'x', fieldErrors: { message: 'Too odd.' } }, { status: 422 })),
    );
    render(form);
    await press('Next');
    await fill();
    await press('Send enquiry');
    await waitFor(() => expect(box('Comments').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('group', { name: /Step 1 of 2/ })).toBeTruthy();
  });

  it('has every step and the submit button in a page without a script', () => {
    document.body.innerHTML = renderToString(form);
    const names = [...(document.forms[0]?.elements ?? [])].map((element) => element.getAttribute('name'));
    expect(names).toEqual(expect.arrayContaining(['message', 'name', 'postcode', 'form_id']));
    expect(document.querySelectorAll('[hidden]')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeTruthy();
    document.body.innerHTML = '';
  });
});

it('[FORM-07] asks for a time in words in a page without a script, and posts to the server', () => {
  const page = renderToString(
    <TestSite>
      <Form form="test-drive" />
    </TestSite>,
  );
  const [, unscripted = ''] = /<noscript>(.*?)<\/noscript>/s.exec(page) ?? [];
  expect(unscripted).toContain('name="preferred_time"');
  expect(page).toMatch(/<form[^>]*action="\/api\/leads"[^>]*method="post"/);
  expect(page).toContain('<input type="hidden" name="form_id" value="test-drive"/>');
});
