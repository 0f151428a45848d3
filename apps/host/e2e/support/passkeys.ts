import { expect, type Page } from '@playwright/test';
import type { SiteSlug } from './address.ts';
import { operatorCommand } from './person.ts';

/** A device that holds passkeys, whose owner is always there. */
export interface Authenticator {
  /** Whether its owner unlocks it when it asks. */
  setUnlocked(isUnlocked: boolean): Promise<void>;
}

/** Gives the browser of a page a device for passkeys. It stays while the page does. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setUnlocked: async (isUserVerified) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

/** Removes an editor's passkeys, so that a journey begins without any. */
export const resetEditor = (site: SiteSlug, phone: string) =>
  operatorCommand('editors', 'reset', '--site', site, '--phone', phone);

/** The link of an invitation. */
export async function inviteEditor(site: SiteSlug, phone: string): Promise<string> {
  const said = await operatorCommand('editors', 'invite', '--site', site, '--phone', phone);
  return /^http\S+$/m.exec(said)?.[0] ?? said;
}

/** Registers the passkey that the editor asks for first. */
export async function setUpPasskey(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Set up your passkey' }).press('Enter');
}
