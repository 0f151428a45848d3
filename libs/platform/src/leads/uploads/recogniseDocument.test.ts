import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../files/documentKinds.ts';
import { recogniseDocument } from './recogniseDocument.ts';
import {
  docxMembers,
  createCompoundFile,
  sampleDocuments,
  createPdf,
  createZip,
  odtMembers,
  type ZipMember,
} from './testing/documentFiles.ts';

const documents = Object.entries(sampleDocuments) as [DocumentKind, Buffer][];
const text = (words: string) => Buffer.from(words, 'latin1');
const withMember = (members: readonly ZipMember[], name: string) => createZip([...members, { name }]);

describe('a document', () => {
  it.each(Object.entries(sampleDocuments))('is known as %s by what is in it', (kind, file) => {
    expect(recogniseDocument(file)).toBe(kind);
    expect(recogniseDocument(new Uint8Array(file))).toBe(kind);
  });

  it('may carry what its writers put there: a comment, a numbered part, a later table', () => {
    expect(recogniseDocument(createZip(docxMembers, { comment: 'made by a word processor' }))).toBe('docx');
    const numbered = docxMembers.map(({ name }) => ({ name: name.replace('document.xml', 'document2.xml') }));
    expect(recogniseDocument(createZip(numbered))).toBe('docx');
    expect(recogniseDocument(createPdf('x'.repeat(50_000)))).toBe('pdf');
  });

  it.each(Object.entries(sampleDocuments))(
    'is none any more where a %s breaks off, wherever that is',
    (_kind, file) => {
      const body = file.toString('latin1').trimEnd().length;
      for (let length = 0; length < body; length += 1) {
        expect(recogniseDocument(file.subarray(0, length)), `${length} of ${body} bytes`).toBeNull();
      }
    },
  );
});

describe('no document', () => {
  it.each([
    ['an empty file', text('')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a page that speaks of a PDF', text('<!-- %PDF-1.7 --><script>1</script>startxref\n9\n%%EOF')],
    ['a page before a PDF', Buffer.concat([text('<script>1</script>'), createPdf()])],
    ['a PDF that never ends', text(`%PDF-1.7\n${'x'.repeat(400)}`)],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a picture', text('\xff\xd8\xff\xe0 JFIF')],
    ['a program', text(`MZ\x90\0${'\0'.repeat(600)}`)],
    ['RTF that is never closed', text('{\\rtf1\\ansi Ten years')],
    ['text that begins like RTF', text('{\\rtfnonsense}')],
  ])('is %s', (_what, file) => {
    expect(recogniseDocument(file)).toBeNull();
  });

  it.each([
    ['with other things', createZip([{ name: 'photos/1.jpg' }, { name: 'word.txt' }])],
    ['without anything', createZip([])],
    ['of a spreadsheet', createZip([...docxMembers.slice(0, 2), { name: 'xl/workbook.xml' }])],
    ['of a document without its types', createZip(docxMembers.slice(1))],
    ['with macros', withMember(docxMembers, 'word/vbaProject.bin')],
    ['of an OpenDocument with code', withMember(odtMembers, 'Basic/Standard/Module1.xml')],
    [
      'of an OpenDocument spreadsheet',
      createZip([{ name: 'mimetype', text: 'application/vnd.oasis.opendocument.spreadsheet' }, ...odtMembers.slice(1)]),
    ],
    ['whose kind does not come first', createZip(odtMembers.toReversed())],
    ['behind a page', createZip(docxMembers, { before: '<script>1</script>' })],
    ['before more than its comment', Buffer.concat([createZip(docxMembers), text('<script>1</script>')])],
    ['with two members of one name', createZip([...docxMembers, docxMembers[2] ?? { name: '' }])],
    ['that claims to unpack to gigabytes', createZip([...docxMembers, { name: 'word/media/a', claims: 0xfffffffe }])],
  ])('is a zip %s', (_what, file) => {
    expect(recogniseDocument(file)).toBeNull();
  });

  it('is a compound file of another program, one with macros, or one whose directory leads nowhere', () => {
    expect(recogniseDocument(createCompoundFile(['Root Entry', 'Workbook']))).toBeNull();
    expect(recogniseDocument(createCompoundFile(['Root Entry', 'WordDocument', '_VBA_PROJECT']))).toBeNull();
    expect(recogniseDocument(createCompoundFile(['Root Entry', 'WordDocument'], 1))).toBeNull();
    expect(recogniseDocument(createCompoundFile(['Root Entry', 'WordDocument'], 5_000))).toBeNull();
  });

  it('is said of a directory that lies about its length', () => {
    const lying = Buffer.from(sampleDocuments.docx);
    lying.writeUInt16LE(60_000, lying.length - 12);
    expect(recogniseDocument(lying)).toBeNull();
  });

  it('never fails over bytes that were tampered with, and never takes one kind for another', () => {
    const wrong = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...documents),
        fc.array(wrong, { minLength: 1, maxLength: 12 }),
        ([kind, file], changes) => {
          const torn = Buffer.from(file);
          for (const [at, value] of changes) torn[at % torn.length] = value;
          expect([null, kind]).toContain(recogniseDocument(torn));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('is anything made of chance behind the beginning of a box with a directory', () => {
    const boxes = [sampleDocuments.docx, sampleDocuments.odt, sampleDocuments.doc];
    const beginnings = boxes.map((file) => file.subarray(0, 8));
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 2_000 }), (beginning, rest) => {
        expect(recogniseDocument(Buffer.concat([beginning, rest]))).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });
});
