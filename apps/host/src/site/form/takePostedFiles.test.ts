import { siteSchema } from '@forecourt/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takePostedFiles } from './takePostedFiles.ts';

const site = siteSchema.parse({
  slug: 'harbour',
  name: 'Harbour',
  template: 'group',
  theme: 'group',
  tagline: '',
  description: '',
  dealerships: [{ id: 'dealer-1', slug: 'harbour', name: 'Harbour' }],
  stockDealershipIds: ['dealer-1'],
});

interface Kept {
  id: string;
  owner: string;
  name: string;
}
/** Stores files as the platform does: a maximum for each owner, and only documents. */
let kept: Kept[];
let count: number;
const add = vi.fn(
  async (_site: unknown, owner: string, files: readonly File[], _visitor: string, { max }: { max: number }) => {
    const refused: string[] = [];
    for (const file of files) {
      if (!file.name.endsWith('.pdf')) refused.push('Not a document.');
      else if (kept.filter((one) => one.owner === owner).length >= max) refused.push('One only.');
      else kept.push({ id: idOf((count += 1)), owner, name: file.name });
    }
    return { added: [], refused };
  },
);
const idOf = (place: number) => `${String(place).repeat(8)}-1111-4111-8111-${'0'.repeat(12)}`;

vi.mock('server-only', () => ({}));
vi.mock('../../platform.ts', () => ({
  platform: () => ({
    uploads: {
      add,
      list: async (_site: unknown, owner: string) => kept.filter((one) => one.owner === owner),
      remove: async (_site: unknown, _owner: string, id: string) => (kept = kept.filter((one) => one.id !== id)),
    },
  }),
}));

const empty = new File([], '', { type: 'application/octet-stream' });
const pdf = (name: string, inside = name) => new File([inside], name, { type: 'application/pdf' });
/** A post as a browser sends it without a script: an untouched file input sends a file without a name. */
function post(
  fields: Readonly<Record<string, (string | File)[]>>,
  values: Readonly<Record<string, string>> = { name: 'Mia' },
) {
  const data = new FormData();
  for (const [name, answers] of Object.entries({ resume: [empty], cover_letter: [empty], ...fields })) {
    for (const answer of answers) data.append(name, answer);
  }
  const ids = (name: string) => (fields[name] ?? []).findLast((one) => typeof one === 'string') as string | undefined;
  const answers = {
    form_id: 'careers',
    resume: ids('resume') ?? '',
    cover_letter: ids('cover_letter') ?? '',
    ...values,
  };
  return takePostedFiles(site, data, answers, '203.0.113.7');
}

beforeEach(() => {
  [kept, count] = [[], 0];
  add.mockClear();
});

describe('documents posted with a form without a script', () => {
  it('[FORM-14] become ids that belong to the form alone', async () => {
    const { values, files, fieldErrors } = await post({ resume: [pdf('Mia.pdf')], cover_letter: [pdf('Dear.pdf')] });
    expect(values).toMatchObject({ name: 'Mia', resume: idOf(1), cover_letter: idOf(2) });
    expect(values['idempotency_key']).toMatch(/^plain-[\w-]{43}$/);
    expect(files).toEqual({
      resume: [{ id: idOf(1), name: 'Mia.pdf' }],
      cover_letter: [{ id: idOf(2), name: 'Dear.pdf' }],
    });
    expect(fieldErrors).toEqual({});
    expect(kept.map(({ owner }) => owner)).toEqual([
      `form careers resume ${values['idempotency_key']}`,
      `form careers cover_letter ${values['idempotency_key']}`,
    ]);
    expect(add.mock.calls[0]?.slice(3)).toEqual(['203.0.113.7', { kinds: ['document'], max: 1 }]);
  });

  it('leave a form without any, and one that accepts none, unchanged', async () => {
    const values = { form_id: 'careers', name: 'Mia', resume: '', cover_letter: '' };
    expect(await post({})).toEqual({ values, files: {}, fieldErrors: {}, refused: {} });
    const other = await post({ resume: [pdf('Mia.pdf')] }, { form_id: 'fleet' });
    expect([other.values['resume'], other.values['idempotency_key']]).toEqual(['', undefined]);
    const pictures = await post({ photos: [new File(['x'], 'a.jpg')] }, { form_id: 'service' });
    expect([pictures.values['idempotency_key'], add.mock.calls]).toEqual([undefined, []]);
  });

  it('[FORM-19] are stored once when a form is posted twice, one after the other or at once', async () => {
    const twice = () => post({ resume: [pdf('Mia.pdf')] });
    const [first, second] = await Promise.all([twice(), twice()]);
    const third = await twice();
    expect([second, third]).toEqual([first, first]);
    expect(kept).toHaveLength(1);
    const other = await post({ resume: [pdf('Mia.pdf', 'another')] });
    expect(other.values['idempotency_key']).not.toBe(first.values['idempotency_key']);
  });

  it('[FORM-10] stay with the form while its errors are corrected', async () => {
    const { values } = await post({ resume: [pdf('Mia.pdf')] });
    const key = values['idempotency_key'] ?? '';
    const again = await post({ resume: [empty, idOf(1)] }, { idempotency_key: key });
    expect(again.values).toMatchObject({ resume: idOf(1), cover_letter: '', idempotency_key: key });
    expect(again.files['resume']).toEqual([{ id: idOf(1), name: 'Mia.pdf' }]);
  });

  it('are removed where their box is unticked, or replaced by a newly chosen file', async () => {
    const { values } = await post({ resume: [pdf('Mia.pdf')], cover_letter: [pdf('Dear.pdf')] });
    const key = { idempotency_key: values['idempotency_key'] ?? '' };
    const again = await post({ resume: [pdf('Better.pdf'), idOf(1)], cover_letter: [empty] }, key);
    // The letter's box is unticked and no file is chosen for it.
    expect(again.values).toMatchObject({ resume: idOf(3), cover_letter: '' });
    expect(kept.map(({ name }) => name)).toEqual(['Better.pdf']);
  });

  it('cannot be reached by their ids alone: the key decides', async () => {
    await post({ resume: [pdf('Mia.pdf')] });
    const thief = await post({ resume: [empty, idOf(1)] }, { idempotency_key: 'another-key-of-good-length-1' });
    expect([thief.values['resume'], kept.length]).toEqual(['', 1]);
  });

  it('have their refusals shown at their field, and valid ones beside them are kept', async () => {
    const { values, fieldErrors, refused } = await post({
      resume: [new File(['<p>'], 'page.html')],
      cover_letter: [pdf('Dear.pdf')],
    });
    expect(fieldErrors).toEqual({ resume: 'page.html: Not a document.' });
    expect(refused).toEqual(fieldErrors);
    expect(values).toMatchObject({ resume: '', cover_letter: idOf(1) });
  });

  it('[FORM-12] that were refused block the form until another is chosen, or the visitor goes without it', async () => {
    const before = { refused_file: ['resume'] };
    const open = await post(before);
    const message = 'Resume: we couldn’t accept a file. Choose another, or tick the box to send the form without it.';
    expect([open.fieldErrors, open.refused]).toEqual([{ resume: message }, { resume: message }]);
    expect((await post({ ...before, without_file: ['cover_letter'] })).fieldErrors).toEqual({ resume: message });
    expect((await post({ ...before, without_file: ['resume'] })).fieldErrors).toEqual({});
    const another = await post({ ...before, resume: [pdf('Mia.pdf')] });
    expect([another.fieldErrors, another.values['resume']]).toEqual([{}, idOf(1)]);
  });
});
