import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { defineForm } from './defineForm.ts';
import { acceptedTypes, acceptedWords, fileFault, largestFile } from './fileKinds.ts';
import { formSettings } from './formSettings.ts';
import { aboutYou } from './forms/questions.ts';
import { answerWords } from './leadWords.ts';
import { readForm } from './readForm.ts';
import { fileFieldNames, fileOwner, readFileIds, withFileAddresses } from './sentFiles.ts';

const form = defineForm({
  id: 'with-files',
  title: 'With files',
  category: 'General Enquiry',
  submitLabel: 'Send',
  fields: [...aboutYou, { type: 'file', name: 'papers', label: 'Papers', kinds: ['picture', 'document'], max: 2 }],
});
const visitor = { name: 'Mia', last_name: 'Nguyen', email: 'm@example.com', phone: '0412345678', postcode: '6160' };
const read = (papers: unknown) => readForm(form, { ...visitor, papers }, formSettings(sampleSite, form));
const idOf = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-${'0'.repeat(12)}`;
const [one, two, three] = [idOf(1), idOf(2), idOf(3)] as const;

describe('files of a form', () => {
  it('are accepted as a list of ids or as one text of them, without duplicates, and none at all', () => {
    for (const papers of [[one, two], `${one} ${two}`, `${one},${two} ${one}`]) {
      expect(read(papers)).toMatchObject({ ok: true, values: { papers: `${one} ${two}` } });
    }
    for (const papers of ['', [], undefined]) expect(read(papers)).toMatchObject({ ok: true, values: { papers: '' } });
  });

  it('are refused where there are too many, or where they are not ids', () => {
    expect(read([one, two, three])).toMatchObject({ fieldErrors: { papers: 'You can send up to 2 files.' } });
    for (const papers of [
      '../../secret',
      'https://elsewhere.example/a.jpg',
      [7],
      { id: one },
      'A'.repeat(8) + one.slice(8),
    ]) {
      expect(read(papers)).toMatchObject({ fieldErrors: { papers: expect.stringContaining('We can’t find these') } });
    }
  });

  it('become addresses for the dealer; one that is not this form’s is left out', () => {
    const reading = read([one, two]);
    if (!reading.ok) throw new Error(reading.error);
    const known = new Map([[one, { address: 'https://harbour.example/api/uploads/1', name: '' }]]);
    const values = withFileAddresses(
      form,
      reading.values,
      (id, field) => (field === 'papers' && known.get(id)) || null,
    );
    expect(values).toEqual({ ...reading.values, papers: 'https://harbour.example/api/uploads/1' });
    expect(answerWords(form, 'papers', `${one} ${two}`, { zone: 'UTC', locale: 'en-AU' })).toBe(`${one}\n${two}`);
    expect(fileFieldNames(form)).toEqual(['papers']);
    expect(readFileIds(false)).toEqual([]);
  });

  it('belong to the holder of the form’s key, which nobody can guess', () => {
    const key = '0b6f5a52-8a0e-4d5b-9d0c-0c8a1f7b2e11';
    expect(fileOwner('complaint', 'documents', key)).toBe(`form complaint documents ${key}`);
    expect(fileOwner('service', 'photos', key)).not.toBe(fileOwner('complaint', 'documents', key));
    for (const bad of ['', 'short', `${key}/..`, 'x'.repeat(81)]) expect(fileOwner('a', 'b', bad)).toBeNull();
  });
});

describe('a chosen file', () => {
  const jpeg = { name: 'car.jpg', type: 'image/jpeg', size: 20_000 };

  it('is accepted by its type; without one its extension decides', () => {
    expect(fileFault(jpeg)).toBeNull();
    expect(fileFault({ ...jpeg, type: '' })).toBeNull();
    expect(fileFault({ name: 'invoice.PDF', type: '', size: 1 }, ['document'])).toBeNull();
    expect(fileFault({ name: 'notes.txt', type: 'text/plain', size: 9 })).toBe(
      'We can’t take notes.txt. Choose pictures saved as JPEG, PNG, WebP or AVIF.',
    );
    expect(fileFault({ name: 'car.jpg', type: 'text/html', size: 9 })).toContain('We can’t take car.jpg');
    expect(fileFault({ ...jpeg, name: 'x'.repeat(200), type: 'video/mp4' })).toMatch(/^We can’t take x{57}…/);
  });

  it('may have up to 10 MB, and is not empty', () => {
    expect(fileFault({ ...jpeg, size: largestFile })).toBeNull();
    expect(fileFault({ ...jpeg, size: largestFile + 1 })).toBe(
      'car.jpg is too large. Each picture can be up to 10 MB.',
    );
    expect(fileFault({ ...jpeg, size: 0 })).toBe('car.jpg is empty. Choose another picture.');
  });

  it('is described for the browser and for people', () => {
    expect(acceptedTypes()).toBe('image/jpeg,image/png,image/webp,image/avif');
    expect(acceptedWords()).toBe('JPEG, PNG, WebP or AVIF');
    expect(acceptedWords(['document'])).toBe('PDF, Word (DOC, DOCX), ODT or RTF');
  });
});
