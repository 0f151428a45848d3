import { defaultTimeZone, type PublicSite, type Site } from '@forecourt/domain';
import type { Visitor } from '@forecourt/platform';
import { platform } from '../../../platform.ts';
import { passkeysPath } from '../editAddress.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { PasskeyPrompt } from './PasskeyPrompt.tsx';

export interface PasskeyPageProps {
  site: Site;
  publicSite: Pick<PublicSite, 'origin'>;
  visitor: Visitor;
}

const day = (date: Date): string =>
  date.toLocaleDateString('en-AU', { dateStyle: 'medium', timeZone: defaultTimeZone });

/** Where editors look after their passkeys. */
export async function PasskeyPage({ site, publicSite, visitor }: PasskeyPageProps) {
  const passkeys = await platform().passkeys.list(site, visitor);
  return (
    <>
      <div className="edit-head">
        <div>
          <h1>Your passkeys</h1>
          <p>
            Each passkey opens the editor on one device, or on all the devices that share it. Add a second one in case
            you lose the first.
          </p>
        </div>
      </div>
      <PasskeyList
        href={passkeysPath}
        passkeys={passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          days: `Added ${day(createdAt)}, last used ${day(lastUsedAt)}`,
        }))}
      />
      <h2 className="edit-subhead">Add another device</h2>
      <PasskeyPrompt does="add" origin={new URL(publicSite.origin).origin} href={passkeysPath} />
    </>
  );
}
