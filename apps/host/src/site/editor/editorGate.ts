import { editorOf, type Site, type SiteEditor } from '@forecourt/domain';
import type { EditorAccess, PasskeyService, Visitor } from '@forecourt/platform';

export interface EditorGate {
  access: EditorAccess;
  /** Null for a stranger. */
  editor: SiteEditor | null;
}

/**
 * The gate of the editor: a session by text message opens it to nobody, only with the second factor. Every page and every
 * call that an editor's session makes asks it itself, before it reads or writes.
 * @throws where the database does not answer
 */
export async function editorGate(
  passkeys: Pick<PasskeyService, 'access'>,
  site: Site,
  visitor: Visitor,
): Promise<EditorGate> {
  return { access: await passkeys.access(site, visitor), editor: editorOf(site, visitor.phone) };
}
