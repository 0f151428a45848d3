import type { DocumentKind } from '../../files/documentKinds.ts';

/** Longest name of a document, with its extension. */
export const maxNameLength = 120;

/** Shortens text to a length, never within a surrogate pair. */
function truncate(text: string, longest: number): string {
  let truncated = '';
  for (const letter of text) {
    if (truncated.length + letter.length > longest) break;
    truncated += letter;
  }
  return truncated.trimEnd();
}

/**
 * A safe name for a visitor's document: one line, without folders, invisible characters and direction marks, and with
 * the extension of its real kind.
 * @example documentName('C:\\Users\\Mia\\Resume.PDF', 'pdf') // 'Resume.PDF'
 */
export function documentName(given: string, kind: DocumentKind): string {
  const plain = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Control and format characters, line ends, and unassigned code points.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const extension = `.${kind}`;
  const hasExtension = plain.toLowerCase().endsWith(extension) && plain.length > extension.length;
  const stem = hasExtension ? plain.slice(0, -extension.length) : plain;
  const own = hasExtension ? plain.slice(-extension.length) : extension;
  return (truncate(stem, maxNameLength - extension.length) || 'document') + own;
}
