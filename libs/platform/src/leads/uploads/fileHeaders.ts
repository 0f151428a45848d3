import { attachmentHeader } from './attachmentHeader.ts';
import { documentKinds, isDocumentKind } from '../../files/documentKinds.ts';

/** Headers of every answer about a visitor's file. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * Headers of a file. Pictures were re-encoded here and may be displayed; documents are untrusted, so browsers must
 * download them.
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
