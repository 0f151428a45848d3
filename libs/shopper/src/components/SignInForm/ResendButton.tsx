'use client';

import { accountMessages } from '@forecourt/domain/messages';
import { Button, useIsAlive } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useState } from 'react';

export interface ResendButtonProps {
  /** Seconds until another code may be requested. Change the component's key to restart. */
  afterSeconds: number;
}

/** Whole seconds since the component was mounted, up to a maximum. */
function useElapsed(seconds: number): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return;
    const start = Date.now();
    const timer = setInterval(() => {
      const passed = Math.floor((Date.now() - start) / 1_000);
      setElapsed(Math.min(passed, seconds));
      if (passed >= seconds) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return elapsed;
}

/** Requests another code, after giving the last one time to arrive. Without JavaScript it is a plain button. */
export function ResendButton({ afterSeconds }: ResendButtonProps) {
  const say = useWords(accountMessages);
  const isAlive = useIsAlive();
  const left = Math.ceil(afterSeconds) - useElapsed(Math.ceil(afterSeconds));
  const waits = isAlive && left > 0;
  return (
    <Button type="submit" name="intent" value="send" variant="quiet" disabled={waits}>
      {waits ? say('account.sendANewCodeIn', { count: left }) : say('account.sendANewCode')}
    </Button>
  );
}
