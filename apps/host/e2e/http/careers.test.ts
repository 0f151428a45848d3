import { expect, test } from 'vitest';
import { wordsOf } from '../support/html.ts';
import { linkIn, mailOf } from '../support/mails.ts';
import { documentOf } from '../support/pageOf.ts';
import { person, plainForm } from '../support/plainForm.ts';
import { askSite } from '../support/wire.ts';

const slug = 'harbour-toyota';

test('[FORM-10] [FORM-12] without JavaScript documents come with the form, and stay while it is mended', async () => {
  // More than a megabyte: what a form without a script may carry by itself.
  const content = `%PDF-1.7\n% ${'x'.repeat(3_000_000)}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`;
  const resume = { name: 'resume.pdf', type: 'application/pdf', content };
  const letter = { name: 'Dear team.rtf', type: 'text/rtf', content: '{\\rtf1\\ansi Dear team}' };
  const webPage = { name: 'letter.pdf', type: 'application/pdf', content: '<script>alert(1)</script>' };
  const answers = { ...person, postcode: '61', location_id: 'loc-harbour-sales', message: 'I sell cars.' };
  const form = await plainForm(slug, '/careers');
  const refused = (await form.post({ ...answers, resume, cover_letter: webPage })).again();
  expect(wordsOf(refused.html)).toContain('This file isn’t a PDF or Word document.');
  expect(refused.html).toContain('aria-label="Send resume.pdf"');

  const mended = (await refused.post({ cover_letter: letter })).again();
  expect(wordsOf(mended.html)).toContain('Invalid postcode. Please enter a 4-digit number.');
  const box = documentOf(mended.html).querySelector(`[aria-label="Send ${letter.name}"]`);
  const { leadId } = await mended.post({ postcode: '6160', [box?.getAttribute('name') ?? '']: null });
  const mail = await mailOf(leadId);
  const saved = await askSite(slug, linkIn(mail, `Resume: ${resume.name}`));
  expect([saved.status, saved.text === content]).toEqual([200, true]);
  expect(mail).not.toContain('Cover letter');
});
