'use client';

import { accountMessages, signInReasonMessages } from '@forecourt/domain/messages';
import { Heading, Icon, Notice, SiteLink, Stack, Text, useSite, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useActionState, useEffect, useRef, useState, useTransition, type SubmitEvent } from 'react';
import {
  firstSignInState,
  readSignInIntent,
  type SignInAction,
  type SignInState,
  type SignInType,
} from '../../model/signIn.ts';
import { signInWords } from '../../model/signInWords.ts';
import { CodeStep } from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import * as styles from './SignInForm.css.ts';

export interface SignInFormProps {
  /** What the visitor signs in for; null where they only sign in. */
  type: SignInType | null;
  /** Path to go to once signed in. Checked by the page, and again by the action. */
  redirect: string;
  /** Path for cancelling. */
  back: string;
  /** An alternative that needs no sign-in. */
  instead?: { href: string; label: string } | null;
  /** Server action that handles each step. Without JavaScript the form posts to it. */
  action: SignInAction;
  /** Initial state of the form. @default asks for the number */
  initialState?: SignInState;
}

/** Signs a visitor in by a code to their mobile: first the number, then the code. */
export function SignInForm({
  type,
  redirect,
  back,
  instead = null,
  action,
  initialState = firstSignInState,
}: SignInFormProps) {
  const say = useWords(accountMessages);
  const sayReason = useWords(signInReasonMessages);
  const { site } = useSite();
  const [posted, post] = useActionState(action, initialState);
  const [answer, setAnswer] = useState<SignInState | null>(null);
  const [pending, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const state = answer ?? posted;
  const { error } = state;
  const words = signInWords(type, site, sayReason);

  useEffect(() => {
    // Only answers move the focus; a newly opened page keeps the browser's own. Notices are announced by themselves.
    if (!answer || answer.error?.about === 'form') return;
    const field = form.current?.elements.namedItem(answer.step);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [answer]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (readSignInIntent(data.get('intent')) === 'change') {
      setAnswer({ ...state, step: 'phone', requestId: '', error: null });
      return;
    }
    start(async () => {
      try {
        setAnswer(await action(state, data));
      } catch (fault) {
        // Network errors only; anything else thrown is a redirect for the framework.
        if (!(fault instanceof TypeError)) throw fault;
        setAnswer({ ...state, error: { about: 'form', message: say('account.unreachable') } });
      }
    });
  }

  return (
    <div className={styles.root}>
      <SiteLink className={styles.back} href={back}>
        <Icon name="chevron-left" />
        {say('account.back')}
      </SiteLink>
      <div className={styles.card}>
        <Stack gap={1}>
          <Heading level={1} size="page">
            {words.heading}
          </Heading>
          <Text tone="muted">{words.reason}</Text>
        </Stack>
        {words.facts.length > 0 && (
          <ul className={styles.facts} aria-label={say('account.whatToExpect')}>
            {words.facts.map((fact) => (
              <li key={fact} className={styles.fact}>
                <span className={styles.mark}>
                  <Icon name="check" size={20} />
                </span>
                {fact}
              </li>
            ))}
          </ul>
        )}
        <form className={styles.fields} ref={form} action={post} onSubmit={send} noValidate>
          <input type="hidden" name="redirect" value={redirect} />
          {error?.about === 'form' && <Notice tone="danger">{error.message}</Notice>}
          {state.step === 'phone' ? (
            <PhoneStep state={state} pending={pending} />
          ) : (
            <CodeStep key={state.requestId} state={state} pending={pending} />
          )}
        </form>
        <div>
          <div role="status">
            <VisuallyHidden>
              {pending
                ? say('account.oneMoment')
                : state.step === 'code' && answer && !error
                  ? say('account.codeSentTo', { phone: state.maskedPhone })
                  : ''}
            </VisuallyHidden>
          </div>
          <Text size="small" tone="muted">
            {say('account.weAsk', { name: site.name })}
          </Text>
        </div>
        {instead && (
          <SiteLink className={styles.instead} href={instead.href}>
            {instead.label}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        )}
      </div>
    </div>
  );
}
