import { firstSignInState, type SignInAction, type SignInState } from '../model/signIn.ts';

/** A code has been sent. */
export const sampleCodeState: SignInState = {
  ...firstSignInState,
  step: 'code',
  phone: '0412 345 678',
  maskedPhone: '04xx xxx 678',
  requestId: 'request-1',
  resendAfterSeconds: 30,
};

/** A server that sends codes to every number but one, and accepts no code. */
export const sampleSignInAction: SignInAction = (state, data) => {
  if (data.get('intent') === 'verify') {
    return Promise.resolve({
      ...state,
      error: {
        about: 'code',
        message: 'That code isn’t right. Check our latest message: you have 4 tries left.',
      },
    });
  }
  const phone = String(data.get('phone'));
  if (phone.replace(/\D/g, '').length < 10) {
    const message = 'Enter an Australian mobile number, such as 0412 345 678.';
    return Promise.resolve({ ...state, phone, error: { about: 'phone', message } });
  }
  return Promise.resolve({ ...sampleCodeState, phone });
};
