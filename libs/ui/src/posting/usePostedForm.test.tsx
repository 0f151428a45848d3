import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { usePostedForm, type PostedFormAction, type PostedFormState } from './usePostedForm.ts';

interface SampleState extends PostedFormState {
  typed: string;
}

const nothing: SampleState = { typed: '', fieldErrors: {}, error: null };
const refuse = (typed: string): SampleState => ({ typed, fieldErrors: { name: 'Give your name.' }, error: null });

function SampleForm(given: { action: PostedFormAction<SampleState> | string; first?: SampleState }) {
  const { action, isAddress, state, round, formId, summary, sending, onSubmit } = usePostedForm(
    given.action,
    given.first ?? nothing,
  );
  return (
    <form action={action} method={isAddress ? 'post' : undefined} onSubmit={onSubmit}>
      <div tabIndex={-1} ref={summary} role="alert">
        {state.error ?? Object.values(state.fieldErrors)[0]}
      </div>
      <input key={round} id={`${formId}-name`} name="name" aria-label="Name" defaultValue={state.typed} />
      <button>{sending ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const send = () => fireEvent.submit(screen.getByRole('button').closest('form')!);

afterEach(cleanup);

it('shows the typed values again and the errors, and moves the focus there', async () => {
  render(<SampleForm action={(_state, data) => Promise.resolve(refuse(String(data.get('name'))))} />);
  type('Ro');
  await act(async () => void send());
  expect(box().value).toBe('Ro');
  expect(screen.getByRole('alert').textContent).toBe('Give your name.');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('moves the focus again for the same error a second time', async () => {
  render(<SampleForm action={() => Promise.resolve(refuse('x'))} />);
  await act(async () => void send());
  box().focus();
  await act(async () => void send());
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('leaves the focus alone where nothing was sent', () => {
  render(<SampleForm action="/here" />);
  expect(document.activeElement).toBe(document.body);
});

it('shows the errors of a refused post on the page', () => {
  render(<SampleForm action="/here" first={{ typed: 'Robin', fieldErrors: {}, error: 'Try again.' }} />);
  expect(box().value).toBe('Robin');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('submits once however often it is pressed', async () => {
  const answer = Promise.withResolvers<SampleState>();
  const action = vi.fn(() => answer.promise);
  render(<SampleForm action={action} />);
  await act(async () => void send());
  expect(screen.getByRole('button').textContent).toBe('Sending');
  expect(send()).toBe(false);
  await act(async () => answer.resolve(nothing));
  expect(action).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').textContent).toBe('Send');
});

it('posts to an address once, and again after the page is restored from the back/forward cache', () => {
  render(<SampleForm action="/cars/rav4/checkout" />);
  const form = screen.getByRole('button').closest('form')!;
  expect([form.getAttribute('action'), form.method]).toEqual(['/cars/rav4/checkout', 'post']);
  // Prevents the test's browser from navigating, after the form's own handlers have run.
  const goes = vi.fn((event: Event) => [event.defaultPrevented, event.preventDefault()]);
  window.addEventListener('submit', goes);
  send();
  send();
  fireEvent(window, new Event('pageshow'));
  send();
  window.removeEventListener('submit', goes);
  expect(goes.mock.results.map(({ value }) => (value as unknown[])[0])).toEqual([false, true, false]);
});

it('is a plain form in the server’s HTML', () => {
  const html = renderToString(<SampleForm action="/here" />);
  expect(html).toMatch(/<form action="\/here" method="post">/);
});
