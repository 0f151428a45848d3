import { visitorQuestions } from '@forecourt/domain/answers';
import { Question } from '@forecourt/ui';
import { TestSite } from '@forecourt/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PostedForm, type PostAction, type PostedFormProps } from './PostedForm.tsx';

afterEach(cleanup);

const show = (props: Partial<PostedFormProps>) =>
  render(
    <TestSite>
      <PostedForm label="Your details" action="/cars/rav4/checkout" submitLabel="Keep my details" {...props}>
        {(controlOf) => (
          <>
            <Question field={visitorQuestions.postcode} controlOf={controlOf} />
            <Question field={{ type: 'checkbox', name: 'watch', label: 'Tell me' }} controlOf={controlOf} />
          </>
        )}
      </PostedForm>
    </TestSite>,
  );

const wrong = 'Enter a postcode of four digits.';
const refuse: PostAction = (_state, data) =>
  Promise.resolve({
    entries: { postcode: String(data.get('postcode')) },
    fieldErrors: { postcode: wrong },
    error: wrong,
  });

it('[RES-01] keeps what was typed, counts the errors and links to them, by keyboard alone', async () => {
  show({ action: refuse });
  await userEvent.tab();
  await userEvent.keyboard('616{Enter}');
  expect(await screen.findByRole('alert', { name: 'Please fix the following errors:' })).toBe(document.activeElement);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: /Postcode/ });
  expect(box.value).toBe('616');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: wrong }));
  expect(document.activeElement?.getAttribute('href')).toBe(`#${box.id}`);
});

it('shows errors of the form as a whole', () => {
  show({ state: { entries: {}, fieldErrors: {}, error: 'Please try again.' } });
  expect(screen.getByRole('alert').textContent).toBe('Please try again.');
});

it('shows errors of hidden fields', () => {
  const state = { entries: {}, fieldErrors: { key: 'This page is out of date.' }, error: null };
  show({ state, hidden: { key: 'k1' } });
  expect(screen.getByRole('alert').textContent).toBe('This page is out of date.');
  expect(document.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe('k1');
});

it('starts with known values, and with posted ones after a refusal', () => {
  const values = { postcode: '6160', watch: 'on' };
  show({ values });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('6160');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  cleanup();
  show({ values, state: { entries: { postcode: '61' }, fieldErrors: {}, error: null } });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('61');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

it('posts what was typed and the hidden values', async () => {
  const action = vi.fn<PostAction>((state) => Promise.resolve(state));
  show({ action, hidden: { key: 'k1' } });
  await userEvent.type(screen.getByRole('textbox'), '6160');
  await userEvent.click(screen.getByRole('button', { name: 'Keep my details' }));
  expect(Object.fromEntries(action.mock.calls[0]![1])).toEqual({ key: 'k1', postcode: '6160' });
});
