import type { Site } from '@forecourt/domain';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Visitor } from './signInPort.ts';

/**
 * What a signed-in visitor may do in the editor of a site. `stranger`: nothing, the site's file does not name the number.
 * `unregistered`: register the first passkey. `locked`: prove a passkey. `open`: edit.
 */
export type EditorAccess = 'stranger' | 'unregistered' | 'locked' | 'open';

/** A passkey as its owner sees it. */
export interface EditorPasskey {
  /** In base64url. */
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/**
 * Why nothing was registered, proved or removed. `forbidden`: the session is no editor's, or its proof is too old for a
 * change of passkeys. `uninvited`: the first passkey needs an invitation, and there is none that is good. `rejected`: the
 * authenticator's answer is wrong, late or used. `last`: the only passkey of an editor stays. `full`: there are too many.
 */
export type PasskeyRejection = 'forbidden' | 'uninvited' | 'rejected' | 'last' | 'full';

export type PasskeyResult<Value = object> = ({ ok: true } & Value) | { ok: false; reason: PasskeyRejection };

export interface PasskeyRegistration {
  /** Answer of the browser to the options of `beginRegistration`. */
  response: unknown;
  /** What the editor calls it. */
  name: unknown;
  /** Token of the invitation; null without one. */
  invitation: string | null;
}

/** The second factor of a site's editors. Every method checks itself that the visitor is one. It throws where the database does not answer. */
export interface PasskeyService {
  /** The one gate of the editor: pages, calls and actions ask it each time. */
  access(site: Site, visitor: Visitor): Promise<EditorAccess>;
  /** Passkeys of the visitor, the oldest first; none for who is no editor. */
  list(site: Site, visitor: Visitor): Promise<EditorPasskey[]>;
  /** Whether the visitor may register a passkey now. @param invitation token of an invitation */
  canRegister(site: Site, visitor: Visitor, invitation: string | null): Promise<boolean>;
  beginRegistration(
    site: Site,
    visitor: Visitor,
    invitation: string | null,
  ): Promise<PasskeyResult<{ options: PublicKeyCredentialCreationOptionsJSON }>>;
  /** Stores a passkey, uses the invitation up, and opens the editor to this session. */
  finishRegistration(site: Site, visitor: Visitor, registration: PasskeyRegistration): Promise<PasskeyResult>;
  beginProof(site: Site, visitor: Visitor): Promise<PasskeyResult<{ options: PublicKeyCredentialRequestOptionsJSON }>>;
  /** Opens the editor to this session. @param response answer of the browser to the options of `beginProof` */
  finishProof(site: Site, visitor: Visitor, response: unknown): Promise<PasskeyResult>;
  /** Removes a passkey, and closes the editor to the visitor's other sessions. Needs a proof of the last minutes. */
  remove(site: Site, visitor: Visitor, passkeyId: string): Promise<PasskeyResult>;
}
