import { editorPath, type QueryParameters } from '@forecourt/domain';
import { readEditedKind, type EditedKindName } from './editedKinds.ts';

/** What a page of the editor shows. */
export interface EditAddress {
  kind: EditedKindName;
  /** Empty for a new record; null for the list. */
  record: string | null;
  /** Token of an invitation to register a passkey. */
  invitation: string | null;
  /** Records of content, or a page that has no record. */
  page: 'content' | 'passkeys' | 'stock-feed';
}

/** The page where editors look after their passkeys. */
export const passkeysPath = `${editorPath}?passkeys=yours`;

/** The page where editors see how a file of stock would be read. */
export const stockFeedPath = `${editorPath}?stock-feed=new`;

function pageOf({ passkeys, 'stock-feed': stockFeed }: QueryParameters): EditAddress['page'] {
  if (passkeys !== undefined) return 'passkeys';
  return stockFeed === undefined ? 'content' : 'stock-feed';
}

export function readEditAddress(query: QueryParameters): EditAddress {
  const { kind, record, invitation } = query;
  return {
    kind: readEditedKind(kind) ?? 'offer',
    record: typeof record === 'string' ? record : null,
    invitation: typeof invitation === 'string' && /^[\w-]{1,100}$/.test(invitation) ? invitation : null,
    page: pageOf(query),
  };
}

/** The same page's address, which somebody comes back to who signs in or proves a passkey. */
export function editHref({ kind, record, page }: EditAddress): string {
  if (page === 'passkeys') return passkeysPath;
  if (page === 'stock-feed') return stockFeedPath;
  const query = new URLSearchParams({ kind, ...(record !== null && { record }) });
  return `${editorPath}?${query}`;
}
