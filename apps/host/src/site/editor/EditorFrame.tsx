import { editorPath, type PublicSite, type SiteEditor } from '@forecourt/domain';
import { Button } from '@forecourt/ui';
import { signOut } from '../garage/signInActions.ts';
import { passkeysPath, stockFeedPath, type EditAddress } from './editAddress.ts';
import { editedKindNames, editedKinds, type EditedKindName } from './editedKinds.ts';

export interface EditorBarProps {
  site: Pick<PublicSite, 'name'>;
  /** Null for a visitor who is no editor. */
  editor: SiteEditor | null;
  /** Whether it leads to the editor's passkeys. */
  hasPasskeys: boolean;
}

/** The site that is edited, and who edits it. */
export function EditorBar({ site, editor, hasPasskeys }: EditorBarProps) {
  return (
    <header className="edit-bar">
      <div>
        <a className="edit-site" href="/">
          {site.name}
        </a>
        <form className="edit-who" action={signOut}>
          {editor && <span>{editor.name}</span>}
          {hasPasskeys && <a href={passkeysPath}>Your passkeys</a>}
          <Button type="submit" variant="quiet" size="small">
            Sign out
          </Button>
        </form>
      </div>
    </header>
  );
}

/** Kinds of content that there are to edit, and the stock feed. @param current what the page shows */
export function EditorMenu({ current }: { current: EditedKindName | Exclude<EditAddress['page'], 'content'> }) {
  return (
    <nav aria-label="Content to edit">
      <ul className="edit-menu">
        {editedKindNames.map((name) => (
          <li key={name}>
            <a href={`${editorPath}?kind=${name}`} aria-current={name === current ? 'page' : undefined}>
              {editedKinds[name].many}
            </a>
          </li>
        ))}
        <li>
          <a href={stockFeedPath} aria-current={current === 'stock-feed' ? 'page' : undefined}>
            Stock feed
          </a>
        </li>
      </ul>
    </nav>
  );
}
