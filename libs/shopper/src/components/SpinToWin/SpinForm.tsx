import { spinMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Cluster, EmptyState, Notice, Text, TextField, useSite } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(spinMessages);
  const { site } = useSite();
  if (status === 'closed' || status === 'none') {
    return (
      <EmptyState
        icon="clock"
        title={status === 'closed' ? say('spin.thisDrawIsOver') : say('spin.thereIsNoDraw')}
        action={
          <Cluster gap={2}>
            {status === 'closed' && signInHref !== null && (
              <ButtonLink href={signInHref}>{say('spin.signInToSee')}</ButtonLink>
            )}
            <ButtonLink href={site.paths.search} variant="secondary">
              {say('spin.seeOur', { nounPlural: site.texts.vehicleNounPlural })}
            </ButtonLink>
          </Cluster>
        }
      >
        {status === 'closed' ? say('spin.thankYouToEverybody') : say('spin.pleaseComeBackAnother')}
      </EmptyState>
    );
  }
  if (signInHref !== null) {
    return (
      <div className={styles.form}>
        <Text>{say('spin.everybodyHasOneSpin')}</Text>
        <ButtonLink href={signInHref} size="large">
          {say('spin.signInToSpin')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form className={styles.form} action={action} onSubmit={onSubmit} aria-label={say('spin.spinTheWheel')}>
      {error !== null && <Notice tone="danger">{error}</Notice>}
      <TextField
        name="name"
        label={say('spin.firstName')}
        hint={say('spin.soThatWeKnow')}
        autoComplete="given-name"
        maxLength={80}
      />
      <Button type="submit" size="large" pending={pending}>
        {say('spin.spinTheWheel')}
      </Button>
      <Text size="small" tone="muted">
        {say('spin.youHaveOneSpin', { name: site.name })}
      </Text>
    </form>
  );
}
