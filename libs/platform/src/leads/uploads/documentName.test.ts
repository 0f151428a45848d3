import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentHeader } from './attachmentHeader.ts';
import { documentKinds, type DocumentKind } from '../../files/documentKinds.ts';
import { documentName, maxNameLength } from './documentName.ts';

const kinds = Object.keys(documentKinds) as DocumentKind[];
const rough = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  // What hurts most: folders, line ends, quotes, letters that turn the line around, halves of a pair.
  fc
    .array(fc.constantFrom(...'../|\\|\r\n|"|;|%0d|\u202e|\u2066|\0|\ud800|.| |é|😀|pdf.'.split('|')))
    .map((parts) => parts.join('')),
);

describe('the name of a visitor’s document', () => {
  it.each([
    ['Resume.PDF', 'pdf', 'Resume.PDF'],
    ['C:\\Users\\Mia\\My resume.docx', 'docx', 'My resume.docx'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['Mia\u202Efdp.exe', 'pdf', 'Miafdp.exe.pdf'],
    ['Re\r\nsume\t 2026.pdf', 'pdf', 'Resume 2026.pdf'],
    ['Résumé – Zoë.odt', 'odt', 'Résumé – Zoë.odt'],
    ['invoice.pdf', 'rtf', 'invoice.pdf.rtf'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['   ', 'doc', 'document.doc'],
    ['', 'pdf', 'document.pdf'],
    ['<img src="x">.pdf', 'pdf', '_img src=_x__.pdf'],
    ['履歴書.pdf', 'pdf', '履歴書.pdf'],
  ] as const)('%j as %s is %j', (given, kind, name) => {
    expect(documentName(given, kind)).toBe(name);
  });

  it('is one short line without folders or unseen letters, and ends as what it is, whatever was given', () => {
    fc.assert(
      fc.property(rough, fc.constantFrom(...kinds), (given, kind) => {
        const name = documentName(given, kind);
        expect(name.length).toBeLessThanOrEqual(maxNameLength);
        expect(name.length).toBeGreaterThan(kind.length + 1);
        expect(name.toLowerCase().endsWith(`.${kind}`)).toBe(true);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\"<>|:*?]|^[.\s]/u);
        expect(name.isWellFormed()).toBe(true);
        expect(documentName(name, kind)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** As a client reads it, by the grammar of RFC 6266. */
function readHeader(header: string): { plain: string; name: string } | null {
  const [, plain, hex] =
    /^attachment; filename="([\x20-\x21\x23-\x5b\x5d-\x7e]*)"; filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})*)$/.exec(
      header,
    ) ?? [];
  return plain === undefined || hex === undefined ? null : { plain, name: decodeURIComponent(hex) };
}

describe('the header that has a document saved', () => {
  it('gives old clients a plain name and all others the real one', () => {
    expect(attachmentHeader('Résumé.pdf')).toBe(
      `attachment; filename="R_sum_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`,
    );
    expect(readHeader(attachmentHeader(`Mia's 50% (new) "a".pdf`))).toEqual({
      plain: `Mia's 50_ (new) _a_.pdf`,
      name: `Mia's 50% (new) "a".pdf`,
    });
  });

  it('is never broken, whatever the name, and the name comes through it', () => {
    fc.assert(
      fc.property(rough, (given) => {
        const header = attachmentHeader(given);
        expect(header).toMatch(/^[\x20-\x7e]+$/);
        expect(readHeader(header)?.name).toBe(given.toWellFormed());
        expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
      }),
      { numRuns: 2_000 },
    );
  });
});
