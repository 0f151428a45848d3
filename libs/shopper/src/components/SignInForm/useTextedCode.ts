'use client';

import { useEffect, useEffectEvent } from 'react';

/** Credential options for one-time codes from text messages (WebOTP). */
type CodeRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } };

/** Receives the one-time code from a text message for this site, if the phone supports it and its owner agrees. */
export function useTextedCode(onCode: (code: string) => void): void {
  const receiveCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = (credential as { code?: unknown } | null)?.code;
        if (typeof code === 'string' && !leaving.signal.aborted) receiveCode(code);
      },
      // Refused, or the page was left first: the code is typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
}
