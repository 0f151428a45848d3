import { accountMessages } from '@forecourt/domain/messages';
import { Button, ButtonLink, Heading, Stack, Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './AccountPanel.css.ts';

export interface AccountPanelProps {
  /** The visitor's phone number, formatted. @example '0412 345 678' */
  phone: string;
  /** Address to continue to. */
  next: { href: string; label: string };
  /** Server action that signs this browser out. */
  signOut: (data: FormData) => Promise<void>;
  /** Server action that signs every browser of this number out. */
  signOutEverywhere: (data: FormData) => Promise<void>;
}

/** For a signed-in visitor: the phone number, a link to continue, and two ways to sign out. Works without JavaScript. */
export function AccountPanel({ phone, next, signOut, signOutEverywhere }: AccountPanelProps) {
  const say = useWords(accountMessages);
  return (
    <div className={styles.root}>
      <Stack gap={1}>
        <Heading level={1} size="page">
          {say('account.youAreSignedIn')}
        </Heading>
        <Text tone="muted">{say('account.withTheNumber', { phone })}</Text>
      </Stack>
      <ButtonLink href={next.href} size="large">
        {next.label}
      </ButtonLink>
      <form action={signOut}>
        <Button type="submit" variant="secondary" full>
          {say('account.signOut')}
        </Button>
      </form>
      <Stack gap={1}>
        <form action={signOutEverywhere}>
          <Button type="submit" variant="quiet" full>
            {say('account.signOutEverywhere')}
          </Button>
        </form>
        <Text size="small" tone="muted">
          {say('account.onEveryPhone')}
        </Text>
      </Stack>
    </div>
  );
}
