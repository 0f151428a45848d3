import { fileMessages, wordsOf } from '@forecourt/domain/messages';
import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { acceptedTypes, fileFault, fileNoun, limitWords } from './fileKinds.ts';
import { formSettings } from './formSettings.ts';
import { careersForm } from './forms/dealerForms.ts';
import { answerWords } from './leadWords.ts';
import { readForm } from './readForm.ts';
import { fileField, fileLines, isPostedPlainly, withFileAddresses } from './sentFiles.ts';

const document = { name: 'resume.pdf', type: 'application/pdf', size: 20_000 };
const judge = (file: Partial<typeof document>, megabytes?: number) =>
  fileFault({ ...document, ...file }, ['document'], megabytes);
const idOf = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-${'0'.repeat(12)}`;
const visitor = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'm@example.com',
  phone: '0412345678',
  postcode: '6160',
  message: 'I have sold cars for ten years.',
};
const read = (given: Record<string, unknown>) =>
  readForm(careersForm, { ...visitor, ...given }, formSettings(sampleSite, careersForm));

describe('a chosen document', () => {
  it.each(['resume.pdf', 'resume.DOC', 'resume.docx', 'resume.odt', 'resume.rtf'])(
    '[FORM-12] %s goes, whatever type the system takes it for',
    (name) => {
      for (const type of ['', 'application/octet-stream', 'application/zip']) expect(judge({ name, type })).toBeNull();
    },
  );

  it('is accepted under a name without an extension where its type is known', () => {
    expect(judge({ name: 'resume' })).toBeNull();
  });

  it('is refused with instructions where it is not a document', () => {
    const words = 'This file isn’t a PDF or Word document. Save it as a PDF and choose it again.';
    for (const name of ['me.jpg', 'pdf', 'resume.pdf.exe', 'mypdf']) {
      expect(judge({ name, type: '' })).toBe(words);
    }
  });

  it('may be as large as the site allows, five megabytes by default, and not empty', () => {
    const five = 5 * 1_024 * 1_024;
    expect([judge({ size: five }), judge({ size: five + 1 })]).toEqual([
      null,
      'resume.pdf is too large. Each document can be up to 5 MB.',
    ]);
    expect(judge({ size: five }, 4)).toBe('resume.pdf is too large. Each document can be up to 4 MB.');
    expect(judge({ size: 0 })).toBe('resume.pdf is empty. Choose another document.');
  });

  it('is described by kinds and size', () => {
    expect(limitWords(['document'], 1, 5)).toBe('One document, up to 5 MB: PDF, Word (DOC, DOCX), ODT or RTF.');
    expect(limitWords(['document'], 3, 7)).toBe('Up to 3 documents, 7 MB each: PDF, Word (DOC, DOCX), ODT or RTF.');
    expect(limitWords(['picture', 'document'], 4, 5)).toBe(
      'Up to 4 files: pictures up to 10 MB each, documents up to 5 MB each. JPEG, PNG, WebP, AVIF, PDF, Word (DOC, DOCX), ODT or RTF.',
    );
    expect([fileNoun(['document']), fileNoun(['document'], 2), fileNoun(['picture', 'document'])]).toEqual([
      'document',
      'documents',
      'file',
    ]);
    expect(acceptedTypes(['document']).split(',')).toEqual(expect.arrayContaining(['.docx', 'application/pdf']));
  });
});

describe('files in the words of a site', () => {
  const messages = {
    'file.documents': '{count, plural, one {Dokument} other {Dokumente}}',
    'file.oneOfUpTo': 'Ein {noun} bis {size} MB: {formats}.',
    'file.isEmpty': '{name} ist leer.',
  };
  const german = { say: wordsOf(fileMessages, { messages, locale: 'de' }), locale: 'de' };

  it('are described and refused so, with the platform’s words where the site has none', () => {
    expect(limitWords(['document'], 1, 5, german)).toBe('Ein Dokument bis 5 MB: PDF, Word (DOC, DOCX), ODT oder RTF.');
    expect(fileFault({ ...document, size: 0 }, ['document'], 5, german)).toBe('resume.pdf ist leer.');
    expect(limitWords(['document'], 2, 5, german)).toContain('Up to 2 Dokumente, 5 MB each');
  });
});

describe('the application form', () => {
  it('[FORM-12] takes one resume and one cover letter, and neither is needed', () => {
    expect(read({})).toMatchObject({ ok: true, values: { resume: '', cover_letter: '' } });
    expect(read({ resume: [idOf(1)], cover_letter: idOf(2) })).toMatchObject({
      ok: true,
      values: { resume: idOf(1), cover_letter: idOf(2) },
    });
    expect(read({ resume: [idOf(1), idOf(2)] })).toMatchObject({
      fieldErrors: { resume: 'You can only send one document.' },
    });
  });

  it('[FORM-14] gives the dealer each file’s name and address', () => {
    const reading = read({ resume: idOf(1), cover_letter: idOf(2) });
    if (!reading.ok) throw new Error(reading.error);
    const address = 'https://harbour.example/api/uploads/1?until=2&signature=a';
    const values = withFileAddresses(careersForm, reading.values, (id) =>
      id === idOf(1) ? { address, name: 'Mia, resume (2026).pdf' } : null,
    );
    expect([values['resume'], values['cover_letter']]).toEqual([`Mia, resume (2026).pdf ${address}`, '']);
    expect(answerWords(careersForm, 'resume', String(values['resume']), { zone: 'UTC', locale: 'en-AU' })).toBe(
      values['resume'],
    );
  });

  it('parses a lead’s files, one a line, with names and without', () => {
    const [one, two] = ['https://a.example/1', 'https://a.example/2'];
    expect(fileLines(`My resume.pdf ${one}\nLetter 2.odt ${two}`)).toEqual([
      `My resume.pdf ${one}`,
      `Letter 2.odt ${two}`,
    ]);
    expect(fileLines(`${one} ${two}`)).toEqual([one, two]);
    expect(fileLines(`${idOf(1)} ${idOf(2)}`)).toEqual([idOf(1), idOf(2)]);
    expect(fileLines('')).toEqual([]);
  });

  it('knows which files are posted without a script', () => {
    const resume = fileField(careersForm, 'resume');
    expect(resume && isPostedPlainly(resume)).toBe(true);
    expect(isPostedPlainly({})).toBe(false);
    expect(isPostedPlainly({ kinds: ['picture', 'document'] })).toBe(false);
    expect(fileField(careersForm, 'message')).toBeNull();
  });
});
