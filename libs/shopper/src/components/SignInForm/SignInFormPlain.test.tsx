import { TestSite } from '@forecourt/ui/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { firstSignInState, type SignInState } from '../../model/signIn.ts';
import { sampleCodeState, sampleSignInAction } from '../../testing/index.ts';
import { SignInForm } from './SignInForm.tsx';

function fromServer(initialState: SignInState): HTMLFormElement {
  const props = { type: 'watchlist', redirect: '/watchlist?save=car-1', back: '/cars/rav4' } as const;
  document.body.innerHTML = renderToString(
    <TestSite>
      <SignInForm {...props} action={sampleSignInAction} initialState={initialState} />
    </TestSite>,
  );
  return document.forms[0] as HTMLFormElement;
}
const pressed = (form: HTMLFormElement, name: string) => {
  const button = [...form.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return Object.fromEntries(new FormData(form, button).entries());
};

afterEach(() => void (document.body.innerHTML = ''));

describe('without JavaScript', () => {
  it('[GATE-06] posts the number with what the server needs', () => {
    const form = fromServer(firstSignInState);
    (form.elements.namedItem('phone') as HTMLInputElement).value = '0412 345 678';
    expect(pressed(form, 'Text me a code')).toEqual({
      intent: 'send',
      phone: '0412 345 678',
      redirect: '/watchlist?save=car-1',
    });
  });

  it('[GATE-06] posts the code with its request, and can request another at once', () => {
    const form = fromServer(sampleCodeState);
    (form.elements.namedItem('code') as HTMLInputElement).value = '123 456';
    const carried = { request_id: 'request-1', phone: '0412 345 678', phone_shown: '04xx xxx 678' };
    expect(pressed(form, 'Sign in')).toMatchObject({ intent: 'verify', code: '123 456', ...carried });
    expect(pressed(form, 'Send a new code')).toMatchObject({ intent: 'send', ...carried });
    expect(pressed(form, 'Use a different number')).toMatchObject({ intent: 'change', ...carried });
    expect([...form.querySelectorAll('button')].map(({ disabled }) => disabled)).toEqual([false, false, false]);
  });

  it('signs in by Enter: its button is the first in the form', () => {
    const form = fromServer(sampleCodeState);
    expect(form.querySelector('button')?.textContent).toBe('Sign in');
  });

  it('shows what was wrong beside the field', () => {
    fromServer({ ...sampleCodeState, error: { about: 'code', message: 'This code has expired.' } });
    const code = document.querySelector('[name=code]');
    expect(code?.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('This code has expired.');
  });
});
