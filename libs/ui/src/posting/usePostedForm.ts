'use client';

import { useActionState, useEffect, useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';

/** State of a refused form; a feature adds the typed values. */
export interface PostedFormState {
  /** One message for each field, by the field's name. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Error of the form as a whole, for the visitor. */
  error: string | null;
  /** What the post found out, where the form is shown again without a problem. */
  notice?: string | undefined;
}

/** A server action that handles the form. It redirects after an accepted form, and otherwise returns the errors. */
export type PostedFormAction<State extends PostedFormState> = (state: Awaited<State>, data: FormData) => Promise<State>;

/** Counts answers, so that fields restart from the posted values: browsers reset a form that a script sent. */
function useRound(state: unknown): number {
  const [seen, setSeen] = useState({ state, round: 0 });
  if (seen.state === state) return seen.round;
  setSeen({ state, round: seen.round + 1 });
  return seen.round + 1;
}

/**
 * Submits a form once, by the server action or by a plain post to an address, and moves the focus to the errors.
 * @param action a server action, or the path that takes a plain post
 * @param first what the page was sent back with, or an empty state
 * @returns what the form element takes (`action`, `isAddress`, `onSubmit`); the newest answer (`state`) and how many there
 *   were (`round`, the key of the fields); the start of their ids (`formId`); where the errors stand, which get the focus
 *   (`summary`); and whether it is under way (`sending`)
 */
export function usePostedForm<State extends PostedFormState>(
  action: PostedFormAction<State> | string,
  first: Awaited<State>,
) {
  const isAddress = typeof action === 'string';
  const [state, post, underWay] = useActionState<State, FormData>(
    isAddress ? (kept) => Promise.resolve<State>(kept) : action,
    first,
  );
  const [leaving, setLeaving] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const formId = useId();
  const round = useRound(state);
  const hasProblem = state.error !== null || Object.keys(state.fieldErrors).length > 0;

  const saysSomething = hasProblem || state.notice !== undefined;
  // Synchronously with the errors: the fields are rendered again, which would take the focus away.
  useLayoutEffect(() => {
    if (saysSomething) summary.current?.focus();
  }, [saysSomething, state]);

  // A page restored from the back/forward cache can be submitted again.
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
