import { attachmentHeader } from './attachmentHeader.ts';
import { documentKinds, isDocumentKind } from '../../files/documentKinds.ts';

/** What every answer about a visitor's file says. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * How a file is answered. A picture was made here and may be seen; a document is whatever somebody made, so it is saved
 * and never shown, as what it was recognised as.
 */
export function fileHeaders({ id, kind, name }: { id: string; kind: string; name: string }): Record<string, string> {
  const shown = { 'content-type': 'image/jpeg', 'content-disposition': `inline; filename="${id.slice(0, 8)}.jpg"` };
  if (kind === 'picture') return { ...privateHeaders, ...shown };
  return {
    ...privateHeaders,
    'content-type': isDocumentKind(kind) ? documentKinds[kind] : 'application/octet-stream',
    'content-disposition': attachmentHeader(name),
    'content-security-policy': 'sandbox',
  };
}
