'use client';

import { Button } from '@forecourt/ui';
import { useState } from 'react';
import { dropPasskey, type PasskeyProblem } from './passkeyCalls.ts';
import { PasskeyError } from './PasskeyPrompt.tsx';

/** A passkey with its days in words. */
export interface ListedPasskey {
  id: string;
  name: string;
  /** @example 'Added 3 Nov 2026, last used 28 Nov 2026' */
  days: string;
}

/** An editor's passkeys, each with a button that removes it; the last one stays. */
export function PasskeyList({ passkeys, href }: { passkeys: readonly ListedPasskey[]; href: string }) {
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [pending, setPending] = useState<string | null>(null);

  async function remove({ id, name }: ListedPasskey): Promise<void> {
    if (pending !== null || !confirm(`Remove the passkey “${name}”? It can’t open the editor after that.`)) return;
    setPending(id);
    setProblem(null);
    const found = await dropPasskey(id);
    if (found === null) return location.assign(href);
    setProblem(found);
    setPending(null);
  }

  return (
    <>
      <PasskeyError problem={problem} />
      <ul className="edit-list">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="edit-key">
            <div>
              <strong>{passkey.name}</strong>
              <p className="edit-hint">{passkey.days}</p>
            </div>
            {passkeys.length > 1 && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`Remove: ${passkey.name}`}
                pending={pending === passkey.id}
                onClick={() => void remove(passkey)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
