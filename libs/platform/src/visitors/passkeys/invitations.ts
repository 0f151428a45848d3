import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { editorInvitations, editorPasskeys } from '../../database/schema/index.ts';
import type { KeyedHashes } from '../../secrets/keyedHashes.ts';
import { unmarkProved } from './editorSessions.ts';
import { hour } from '../signIn/signInRules.ts';
import { lockEditor } from './passkeyDeps.ts';
import { passkeyRules } from './passkeyRules.ts';

export interface InvitedEditor {
  siteSlug: string;
  /** E.164. */
  phone: string;
}

/** Invites an editor to register one passkey. Their earlier invitations are void. @returns the token of the link */
export async function inviteEditor(
  { db, hashes }: { db: Db; hashes: Pick<KeyedHashes, 'invitation'> },
  { siteSlug, phone }: InvitedEditor,
  { now, hours }: { now: Date; hours: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + hours * hour);
  await db.transaction(async (tx) => {
    await tx.delete(editorInvitations).where(ofEditor({ siteSlug, phone }));
    await tx
      .insert(editorInvitations)
      .values({ tokenHash: hashes.invitation(siteSlug, token), siteSlug, phone, createdAt: now, expiresAt });
  });
  return { token, expiresAt };
}

const ofEditor = ({ siteSlug, phone }: InvitedEditor) =>
  and(eq(editorInvitations.siteSlug, siteSlug), eq(editorInvitations.phone, phone));

const isGood = (editor: InvitedEditor, tokenHash: string, now: Date) =>
  and(
    eq(editorInvitations.tokenHash, tokenHash),
    ofEditor(editor),
    isNull(editorInvitations.usedAt),
    gt(editorInvitations.expiresAt, now),
  );

/** Whether a token invites this editor, and was not used. */
export async function isInvited(
  db: Pick<Db, 'select'>,
  editor: InvitedEditor,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ phone: editorInvitations.phone })
    .from(editorInvitations)
    .where(isGood(editor, tokenHash, now));
  return row !== undefined;
}

/** Uses an invitation up. @returns whether it was good: true once */
export async function takeInvitation(
  db: Pick<Db, 'update'>,
  editor: InvitedEditor,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(editorInvitations)
    .set({ usedAt: now })
    .where(isGood(editor, tokenHash, now))
    .returning({ phone: editorInvitations.phone });
  return taken.length === 1;
}

/** Removes all passkeys and invitations of an editor, and closes the editor to them. @returns how many passkeys */
export async function resetEditor(db: Db, { siteSlug, phone }: InvitedEditor): Promise<number> {
  return db.transaction(async (tx) => {
    await lockEditor(tx, siteSlug, phone);
    const removed = await tx
      .delete(editorPasskeys)
      .where(and(eq(editorPasskeys.siteSlug, siteSlug), eq(editorPasskeys.phone, phone)))
      .returning({ id: editorPasskeys.id });
    await tx.delete(editorInvitations).where(ofEditor({ siteSlug, phone }));
    await unmarkProved(tx, { siteSlug, phone, but: null });
    return removed.length;
  });
}

/** Deletes invitations that are over, and passkeys that were not used for so long that nobody will miss them. */
export async function sweepPasskeys(db: Db, now: Date): Promise<void> {
  await db.delete(editorInvitations).where(lte(editorInvitations.expiresAt, now));
  const unused = lte(editorPasskeys.lastUsedAt, new Date(now.getTime() - passkeyRules.keptDays * 24 * hour));
  await db.delete(editorPasskeys).where(unused);
}
