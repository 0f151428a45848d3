import { Button, ButtonLink, Cluster, EmptyState, Notice, Text, TextField, useSite } from '@forecourt/ui';
import type { FormEventHandler } from 'react';
import type { SpinStatus } from '../../model/spinToWin.ts';
import * as styles from './SpinToWin.css.ts';

export interface SpinFormProps {
  /** Whether there is a draw, and whether it is open. */
  status: SpinStatus;
  /** Address of the sign-in; null for signed-in visitors. */
  signInHref: string | null;
  /** Server action that handles the form. */
  action: (data: FormData) => void;
  /** Called when the form is submitted. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Error message in a sentence; null without one. */
  error: string | null;
  /** Whether the form is being submitted. */
  pending: boolean;
}

/** The spin button, or why there is none. */
export function SpinForm({ status, signInHref, action, onSubmit, error, pending }: SpinFormProps) {
  const { site } = useSite();
  if (status === 'closed' || status === 'none') {
    return (
      <EmptyState
        icon="clock"
        title={status === 'closed' ? 'This draw is over' : 'There is no draw just now'}
        action={
          <Cluster gap={2}>
            {status === 'closed' && signInHref !== null && (
              <ButtonLink href={signInHref}>Sign in to see your prize</ButtonLink>
            )}
            <ButtonLink href={site.paths.search} variant="secondary">
              See our {site.texts.vehicleNounPlural}
            </ButtonLink>
          </Cluster>
        }
      >
        {status === 'closed'
          ? 'Thank you to everybody who took part. Your code stays here for you: it is shown to who signs in with the same number.'
          : 'Please come back another time: we will have new prizes for you.'}
      </EmptyState>
    );
  }
  if (signInHref !== null) {
    return (
      <div className={styles.form}>
        <Text>Everybody has one spin. Sign in with your mobile number, so that your prize is kept for you.</Text>
        <ButtonLink href={signInHref} size="large">
          Sign in to spin
        </ButtonLink>
      </div>
    );
  }
  return (
    <form className={styles.form} action={action} onSubmit={onSubmit} aria-label="Spin the wheel">
      {error !== null && <Notice tone="danger">{error}</Notice>}
      <TextField
        name="name"
        label="First name"
        hint="So that we know what to call you."
        autoComplete="given-name"
        maxLength={80}
      />
      <Button type="submit" size="large" pending={pending}>
        Spin the wheel
      </Button>
      <Text size="small" tone="muted">
        You have one spin. By spinning you accept the terms, and {site.name} may call or text you about your prize.
      </Text>
    </form>
  );
}
