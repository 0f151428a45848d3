'use client';

import { Button, Notice, TextField } from '@forecourt/ui';
import { useState, useSyncExternalStore } from 'react';
import { addPasskey, provePasskey, registerPasskey, type PasskeyProblem } from './passkeyCalls.ts';
import { deviceName, problemWords } from './passkeyWords.ts';

export interface PasskeyPromptProps {
  /** `prove`: asks for a passkey. `register`: makes the first. `add`: makes another. */
  does: 'prove' | 'register' | 'add';
  /** Token of the invitation to register. */
  invitation?: string | null;
  /** Public origin of the site: passkeys work nowhere else. */
  origin: string;
  /** Page that opens afterwards. */
  href: string;
}

const labels = { prove: 'Use your passkey', register: 'Set up your passkey', add: 'Add a passkey' } as const;

const never = () => () => undefined;
/** Its origin and its device's name; null until the browser has taken the page over. */
const useBrowser = () =>
  useSyncExternalStore(
    never,
    () => `${location.origin} ${deviceName(navigator.userAgent)}`,
    () => null,
  );

/** What went wrong, announced at once. */
export const PasskeyError = ({ problem }: { problem: PasskeyProblem | null }) =>
  problem !== null && (
    <Notice tone="danger" title={problemWords[problem].title}>
      {problemWords[problem].text}
    </Notice>
  );

/** Asks for a passkey of this device, or makes one. */
export function PasskeyPrompt({ does, invitation = null, origin, href }: PasskeyPromptProps) {
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [isPending, setPending] = useState(false);
  const [typedName, setName] = useState<string | null>(null);
  const browser = useBrowser();
  if (browser === null) return null;
  const [here = '', ...device] = browser.split(' ');
  const name = typedName ?? device.join(' ');
  if (here !== origin) {
    return (
      <Notice tone="warning" title="This is not the site’s own address">
        Passkeys only work at the site’s own address. Open the editor at <a href={`${origin}${href}`}>{origin}</a>.
      </Notice>
    );
  }

  async function confirmDevice(): Promise<void> {
    setPending(true);
    setProblem(null);
    const works = {
      prove: provePasskey,
      register: () => registerPasskey(name, invitation),
      add: () => addPasskey(name),
    };
    const found = await works[does]();
    if (found === null) return location.assign(href);
    setProblem(found);
    setPending(false);
  }

  return (
    <form
      className="edit-passkey"
      onSubmit={(event) => {
        event.preventDefault();
        void confirmDevice();
      }}
    >
      <PasskeyError problem={problem} />
      {does !== 'prove' && (
        <TextField
          name="name"
          label="Name this device"
          hint="So you can tell your passkeys apart."
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <div>
        <Button type="submit" icon="shield" size={does === 'add' ? 'normal' : 'large'} pending={isPending}>
          {labels[does]}
        </Button>
      </div>
    </form>
  );
}
