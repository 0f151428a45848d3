import { useActionState, useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { emptyFormState, type FormState } from '../../model/formState.ts';
import type { FormAction } from '../Form/Form.tsx';

const keepState: FormAction = (state) => Promise.resolve(state);

/** Counts answers, so that fields start anew from what was sent: browsers reset a form that a script sent. */
function useRound(state: FormState): number {
  const [seen, setSeen] = useState({ state, round: 0 });
  if (seen.state === state) return seen.round;
  setSeen({ state, round: seen.round + 1 });
  return seen.round + 1;
}

/** Sends a step once: by the server action, or by a plain post to an address. */
export function useTradeInForm(action: FormAction | string, first: FormState = emptyFormState) {
  const isAddress = typeof action === 'string';
  const [state, post, underWay] = useActionState(isAddress ? keepState : action, first);
  const [leaving, setLeaving] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const formId = useId();
  const round = useRound(state);
  const hasProblem = state.error !== null || Object.keys(state.fieldErrors).length > 0;

  useEffect(() => {
    if (hasProblem) summary.current?.focus();
  }, [hasProblem, state]);

  // A page that comes back from the browser's cache is to be sent again.
  useEffect(() => {
    const wake = () => setLeaving(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const sending = underWay || leaving;
  const onSubmit = (event: SyntheticEvent) => {
    if (sending) event.preventDefault();
    else if (isAddress) setLeaving(true);
  };
  return { action: isAddress ? action : post, isAddress, state, round, formId, summary, sending, onSubmit };
}
