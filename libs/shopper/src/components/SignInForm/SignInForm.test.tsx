import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignInAction, SignInState } from '../../model/signIn.ts';
import { sampleCodeState } from '../../testing/index.ts';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

const server = vi.fn<SignInAction>();
const person = userEvent.setup();

beforeEach(() => void server.mockReset().mockResolvedValue(sampleCodeState));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (props: Partial<SignInFormProps> = {}) =>
  render(
    <TestSite>
      <SignInForm type="checkout" redirect="/cars/rav4/checkout" back="/cars/rav4" action={server} {...props} />
    </TestSite>,
  );

const phoneBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const codeBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = (call = 0) => Object.fromEntries((server.mock.calls[call]?.[1] ?? new FormData()).entries());
const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const failing = (about: 'phone' | 'code' | 'form', message: string, from: SignInState = sampleCodeState) =>
  server.mockResolvedValueOnce({ ...from, error: { about, message } });

describe('the phone number', () => {
  it('[ROUTE-08] is asked for under a heading that says why, with a link back', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in to reserve');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/cars/rav4');
    expect(phoneBox().autocomplete).toBe('tel');
    expect(document.body.textContent).toContain('uses it to sign you in');
    expect(document.activeElement).toBe(document.body);
  });

  it('[GATE-06] is sent by Enter alone, and the code is asked for next', async () => {
    show();
    await person.type(phoneBox(), '0412 345 678{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(codeBox()));
    expect(sent()).toEqual({ intent: 'send', phone: '0412 345 678', redirect: '/cars/rav4/checkout' });
    expect(describedBy(codeBox())).toBe('We sent it to 04xx xxx 678. It works for 10 minutes.');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Code sent to 04xx xxx 678'));
  });

  it('[GATE-06] stays as typed when it is invalid, with the reason beside it', async () => {
    failing('phone', 'Enter an Australian mobile number.', {
      ...sampleCodeState,
      step: 'phone',
      phone: '08 9335 0100',
    });
    show();
    await person.type(phoneBox(), '08 9335 0100');
    await person.click(button('Text me a code'));
    await waitFor(() => expect(describedBy(phoneBox())).toContain('Enter an Australian mobile number.'));
    expect(phoneBox().value).toBe('08 9335 0100');
    expect(phoneBox().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(phoneBox());
  });

  it('is sent once when its button is pressed twice', async () => {
    let finish: (state: SignInState) => void = () => undefined;
    server.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    show();
    await person.type(phoneBox(), '0412 345 678');
    await person.dblClick(button('Text me a code'));
    await person.type(phoneBox(), '{Enter}');
    expect(button('Text me a code').getAttribute('aria-busy')).toBe('true');
    expect(server).toHaveBeenCalledOnce();
    await act(async () => finish(sampleCodeState));
    expect(codeBox()).toBeTruthy();
  });
});

describe('the code', () => {
  const atCode = (props: Partial<SignInFormProps> = {}) => show({ initialState: sampleCodeState, ...props });

  it('[GATE-06] can be autofilled by phones, on a numeric keyboard', () => {
    atCode();
    expect(codeBox().autocomplete).toBe('one-time-code');
    expect(codeBox().inputMode).toBe('numeric');
  });

  it.each(['123 456', '123-456', '123456 is your Harbour Toyota sign-in code.\n\n@harbour-toyota.example #123456'])(
    '[GATE-06] may be pasted as %j',
    async (text) => {
      atCode();
      codeBox().focus();
      await person.paste(text);
      expect(codeBox().value).toBe('123456');
      await person.keyboard('{Enter}');
      await waitFor(() => expect(server).toHaveBeenCalledOnce());
      expect(sent()).toEqual({
        intent: 'verify',
        code: '123456',
        request_id: 'request-1',
        phone: '0412 345 678',
        phone_shown: '04xx xxx 678',
        redirect: '/cars/rav4/checkout',
      });
    },
  );

  it('[GATE-06] is marked when it is wrong, and replaced by the next one typed', async () => {
    failing('code', 'That code is not right. You have 4 tries left.');
    atCode();
    await person.type(codeBox(), '111111');
    await person.click(button('Sign in'));
    await waitFor(() => expect(describedBy(codeBox())).toContain('4 tries left'));
    expect(document.activeElement).toBe(codeBox());
    await person.keyboard('2');
    expect(codeBox().value).toBe('2');
  });

  it('[GATE-06] is filled in where the phone reads messages, and only the button is left to press', async () => {
    const get = vi.fn(() => Promise.resolve({ code: '654321' }));
    vi.stubGlobal('OTPCredential', class {});
    vi.stubGlobal('navigator', { ...navigator, credentials: { get } });
    atCode();
    await waitFor(() => expect(codeBox().value).toBe('654321'));
    expect(document.activeElement).toBe(button('Sign in'));
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  });

  it('offers a new code only after the first had time to arrive', async () => {
    vi.useFakeTimers();
    try {
      atCode({ initialState: { ...sampleCodeState, resendAfterSeconds: 2 } });
      expect(button('Send a new code in 2 seconds').disabled).toBe(true);
      act(() => void vi.advanceTimersByTime(1_000));
      expect(button('Send a new code in 1 second').disabled).toBe(true);
      act(() => void vi.advanceTimersByTime(1_000));
      expect(button('Send a new code').disabled).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[GATE-06] can be requested again, which starts a new request', async () => {
    server.mockResolvedValueOnce({ ...sampleCodeState, requestId: 'request-2' });
    atCode({ initialState: { ...sampleCodeState, resendAfterSeconds: 0 } });
    await person.type(codeBox(), '111111');
    await person.click(button('Send a new code'));
    await waitFor(() => expect(button('Send a new code in 30 seconds')).toBeTruthy());
    expect(sent()).toMatchObject({ intent: 'send', phone: '0412 345 678' });
    expect(codeBox().value).toBe('');
    expect(document.activeElement).toBe(codeBox());
    await person.type(codeBox(), '222222{Enter}');
    await waitFor(() => expect(sent(1)).toMatchObject({ intent: 'verify', request_id: 'request-2' }));
  });

  it('lets the number be changed without a request, and keeps it for editing', async () => {
    atCode();
    await person.click(button('Use a different number'));
    expect(phoneBox().value).toBe('0412 345 678');
    expect(document.activeElement).toBe(phoneBox());
    expect(server).not.toHaveBeenCalled();
  });
});

describe('on errors', () => {
  it('says at once when to try again, and keeps the number', async () => {
    failing('form', 'Please try again in 42 minutes.', { ...sampleCodeState, step: 'phone' });
    show();
    await person.type(phoneBox(), '0412 345 678{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('try again in 42 minutes');
    expect(phoneBox().value).toBe('0412 345 678');
  });

  it('says when the server cannot be reached, and works again afterwards', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show();
    await person.type(phoneBox(), '0412 345 678{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t reach our server');
    fireEvent.click(button('Text me a code'));
    await waitFor(() => expect(codeBox()).toBeTruthy());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
