import { careersForm, formSettings, readForm } from '@forecourt/forms/model';
import { toPublicSite } from '@forecourt/domain';
import { expect, it, vi } from 'vitest';
import { withAttachedFiles } from './attachedFiles.ts';
import { leadMail } from './destinations/email.ts';
import { mailDestination, sampleLead, siteWith } from './testing/leadSamples.ts';

const site = siteWith([mailDestination]);
const origin = 'https://harbour.example';
const key = '0b6f5a52-8a0e-4d5b-9d0c-0c8a1f7b2e11';
const idOf = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-${'0'.repeat(12)}`;
const visitor = {
  name: 'Mia',
  last_name: 'Nguyen',
  email: 'mia@example.com.au',
  phone: '0412345678',
  postcode: '6160',
  message: 'Ten years of sales.',
  idempotency_key: key,
  location_id: '',
};
const names = new Map([
  ['resume', 'Mia & “friends”.pdf'],
  ['cover_letter', 'Dear team.docx'],
]);
const pathOf = (field: string) => `/api/uploads/${field}?until=1800000000&signature=abc`;

/** The files of the form and key, as the room for uploads hands them over. */
const handOver = vi.fn((_site: unknown, owner: string) => {
  const field = owner.split(' ')[2] ?? '';
  const file = { id: idOf(field === 'resume' ? 1 : 2), name: names.get(field) ?? '', path: pathOf(field) };
  return Promise.resolve(owner === `form careers ${field} ${key}` ? [file] : []);
});

function read(files: Readonly<Record<string, string>>) {
  const settings = {
    ...formSettings(toPublicSite(site, origin), careersForm),
    fields: { location_id: { shown: false } },
  };
  const reading = readForm(careersForm, { ...visitor, ...files }, settings);
  if (!reading.ok) throw new Error(reading.error);
  return withAttachedFiles(handOver, { site, origin, form: careersForm, values: reading.values });
}

it('[FORM-12] [FORM-14] the dealer’s mail names the resume and the cover letter, each with its link', async () => {
  const values = await read({ resume: idOf(1), cover_letter: idOf(2) });
  const { resume, cover_letter } = values;
  const fields = { form_id: 'careers', resume: String(resume), cover_letter: String(cover_letter) };
  const mail = leadMail({ ...sampleLead, fields }, site, { id: 'mail', to: 'a@b.example' }, 'c@d.example');
  expect(mail.text).toContain(`Resume: Mia & “friends”.pdf ${origin}${pathOf('resume')}`);
  expect(mail.text).toContain(`Cover letter: Dear team.docx ${origin}${pathOf('cover_letter')}`);
  expect(String(mail.html)).toContain('Mia &amp; “friends”.pdf https://harbour.example/api/uploads/resume?until=');
});

it('no file is asked for where none was sent, and one of another form stands in no lead', async () => {
  handOver.mockClear();
  expect(await read({})).toMatchObject({ resume: '', cover_letter: '' });
  expect(handOver).not.toHaveBeenCalled();
  expect(await read({ resume: idOf(7) })).toMatchObject({ resume: '' });
});
