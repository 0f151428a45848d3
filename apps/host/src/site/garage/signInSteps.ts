import 'server-only';

import { safePath, type Site } from '@forecourt/domain';
import { firstSignInState, type SignInState } from '@forecourt/shopper/model';
import { redirect } from 'next/navigation';
import { platform } from '../../platform.ts';
import { currentDevice, currentVisitor, keepSession } from '../request/session.ts';

const longest = 300;
const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
};

/** State from the posted form; the state it was rendered with is not trusted. */
function carriedState(data: FormData): SignInState {
  const requestId = textOf(data, 'request_id');
  return {
    ...firstSignInState,
    step: requestId === '' ? 'phone' : 'code',
    phone: textOf(data, 'phone').slice(0, 40),
    maskedPhone: textOf(data, 'phone_shown').slice(0, 20),
    requestId,
  };
}

/** Returns the form to the number, for changing it. */
export function changeSignInNumber(data: FormData): SignInState {
  return { ...carriedState(data), step: 'phone', requestId: '' };
}

/** Sends a code, the first one or another. */
export async function requestSignInCode(site: Site, data: FormData, address: string): Promise<SignInState> {
  const carried = carriedState(data);
  const device = await currentDevice();
  const answer = await platform().signIn.requestCode(site, { phone: carried.phone, address, device, now: new Date() });
  if (answer.ok) {
    const { request_id: requestId, maskedPhone, resendAfterSeconds } = answer;
    return { ...carried, step: 'code', requestId, maskedPhone, resendAfterSeconds };
  }
  // A wrong number is corrected at the first step. A rate limit keeps the code that was sent before.
  if (answer.status === 422) {
    return { ...carried, step: 'phone', requestId: '', error: { about: 'phone', message: answer.error } };
  }
  return { ...carried, error: { about: 'form', message: answer.error } };
}

/** Verifies the code. If it is right, signs the browser in and redirects. */
export async function verifySignInCode(site: Site, data: FormData): Promise<SignInState> {
  const { signIn } = platform();
  const carried = carriedState(data);
  const before = await currentVisitor(site).catch(() => null);
  const answer = await signIn.verifyCode(site, {
    request_id: carried.requestId,
    code: textOf(data, 'code'),
    now: new Date(),
  });
  if (answer.ok) {
    await keepSession(answer);
    // A browser has one visitor at a time: an earlier session is ended.
    if (before) await signIn.revoke(site, before.id).catch(() => false);
    redirect(safePath(data.get('redirect')));
  }
  // When a visitor presses twice, the first press signs in.
  if (answer.reason === 'used' && before) redirect(safePath(data.get('redirect')));
  const about = answer.reason === 'unavailable' ? 'form' : 'code';
  return { ...carried, step: 'code', error: { about, message: answer.error } };
}
