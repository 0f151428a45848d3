import type { DocumentKind } from '../../files/documentKinds.ts';

/** Longest name of a document, with its ending. */
export const longestName = 120;

/** Cuts between letters, never within one. */
function cut(text: string, longest: number): string {
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length > longest) break;
    kept += letter;
  }
  return kept.trimEnd();
}

/**
 * The name a visitor's document goes by: one line without folders, without letters that are not seen or turn others
 * around, and with an ending that tells the truth.
 * @example documentName('C:\\Users\\Mia\\Resume.PDF', 'pdf') // 'Resume.PDF'
 */
export function documentName(given: string, kind: DocumentKind): string {
  const plain = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Control and format characters, line ends, and places that stand for no letter.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const ending = `.${kind}`;
  const isCalledSo = plain.toLowerCase().endsWith(ending) && plain.length > ending.length;
  const stem = isCalledSo ? plain.slice(0, -ending.length) : plain;
  const own = isCalledSo ? plain.slice(-ending.length) : ending;
  return (cut(stem, longestName - ending.length) || 'document') + own;
}
