'use client';

import { useEffect, useEffectEvent } from 'react';

/** What browsers that read codes from text messages add to the credentials they know. */
type CodeRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } };

/** Hears the code of a text message that is meant for this site, where the phone offers it and its owner agrees. */
export function useTextedCode(onCode: (code: string) => void): void {
  const heard = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = (credential as { code?: unknown } | null)?.code;
        if (typeof code === 'string' && !leaving.signal.aborted) heard(code);
      },
      // Refused, or the page was left first: the code is typed.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
}
