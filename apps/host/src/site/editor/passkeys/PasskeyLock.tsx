import { editorPath, type PublicSite, type Site } from '@forecourt/domain';
import type { EditorAccess, Visitor } from '@forecourt/platform';
import { ButtonLink, Notice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { platform } from '../../../platform.ts';
import { PasskeyPrompt } from './PasskeyPrompt.tsx';

export interface PasskeyLockProps {
  site: Site;
  publicSite: Pick<PublicSite, 'name' | 'origin'>;
  visitor: Visitor;
  access: Exclude<EditorAccess, 'open'>;
  /** Token of the invitation in the address. */
  invitation: string | null;
  /** Page that opens afterwards. */
  href: string;
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="edit-lock">
    <h1>{title}</h1>
    {children}
  </div>
);

const withoutScript = (
  <noscript>
    <Notice tone="warning" title="Passkeys need JavaScript">
      Turn it on in your browser settings, then reload the page.
    </Notice>
  </noscript>
);

/** What stands in place of the editor until a passkey opens it. */
export async function PasskeyLock({ site, publicSite, visitor, access, invitation, href }: PasskeyLockProps) {
  if (access === 'stranger') {
    return (
      <Card title="This number can’t change this site">
        <p>Ask whoever looks after the site to add you as an editor, or sign out and sign in with another number.</p>
        <div>
          <ButtonLink href="/">Go to the home page</ButtonLink>
        </div>
      </Card>
    );
  }
  const { origin } = new URL(publicSite.origin);
  const canRegister = await platform().passkeys.canRegister(site, visitor, invitation);
  if (canRegister) {
    return (
      <Card title="Set up your passkey">
        <p>
          A passkey keeps the editor of {publicSite.name} yours, even if someone gets hold of your mobile number. Your
          device asks for your fingerprint, your face or its screen lock.
        </p>
        {withoutScript}
        <PasskeyPrompt does="register" invitation={invitation} origin={origin} href={href} />
        {access === 'locked' && (
          <p className="edit-hint">
            Have one already? <a href={editorPath}>Use your passkey</a>
          </p>
        )}
      </Card>
    );
  }
  const invalidInvitation = invitation !== null && (
    <Notice tone="warning" title="This invitation doesn’t work any more">
      It’s been used, it’s expired or it’s for another number. Ask whoever looks after the site for a new one.
    </Notice>
  );
  if (access === 'unregistered') {
    return (
      <Card title="You need an invitation">
        {invalidInvitation}
        <p>
          You edit {publicSite.name} with a passkey as well as your mobile. Ask whoever looks after the site for an
          invitation, then open its link on this device.
        </p>
      </Card>
    );
  }
  return (
    <Card title="Confirm it’s you">
      {invalidInvitation}
      <p>Your device asks for your fingerprint, your face or its screen lock. That opens the editor for 12 hours.</p>
      {withoutScript}
      <PasskeyPrompt does="prove" origin={origin} href={href} />
      <p className="edit-hint">
        New device, or lost your passkey? Ask whoever looks after the site for a new invitation.
      </p>
    </Card>
  );
}
