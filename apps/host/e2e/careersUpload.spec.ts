import { expect, test, type Locator } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { fillVisitor, sentLead } from './support/enquiry.ts';
import { linkIn, mailOf } from './support/mails.ts';
import { open } from './support/ready.ts';
import { askSite } from './support/wire.ts';

const slug = 'harbour-toyota';
const pdf = Buffer.from('%PDF-1.7\n% Ten years of sales.\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n');
const resume = { name: 'Robin Nguyen – résumé.pdf', mimeType: 'application/pdf', buffer: pdf };
const letter = { name: 'Dear team.rtf', mimeType: 'text/rtf', buffer: Buffer.from('{\\rtf1\\ansi Dear team}') };

const chooser = (form: Locator, label: RegExp) => form.locator('input[type=file]').and(form.getByLabel(label));

test('[FORM-12] [FORM-14] an applicant sends a resume and a cover letter, and the dealer alone can save them', async ({
  page,
}) => {
  await open(page, siteUrl(slug, '/careers'));
  const form = page.getByRole('main').locator('form');
  await chooser(form, /^Resume/).setInputFiles(resume);
  await expect(form.getByText(resume.name)).toBeVisible();
  // What was sent outlives a reload, and is known by its name.
  await page.reload();
  await expect(form.getByText(resume.name)).toBeVisible();
  await chooser(form, /^Cover letter/).setInputFiles(letter);
  await expect(form.getByText(letter.name)).toBeVisible();
  await fillVisitor(form);
  await form.getByLabel('Location').selectOption({ index: 1 });
  await form.getByRole('textbox', { name: 'About you and your experience' }).fill('I sell cars.');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(siteUrl(slug, '/success'));

  const mail = await mailOf(await sentLead(page));
  expect(mail).toContain('Category: General Enquiry (Career Enquiry)');
  const link = linkIn(mail, `Resume: ${resume.name}`);
  linkIn(mail, `Cover letter: ${letter.name}`);
  const saved = await askSite(slug, link);
  expect([saved.status, saved.body.equals(resume.buffer)]).toEqual([200, true]);
  expect(saved.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Robin Nguyen _ r_sum_.pdf"; filename*=UTF-8''Robin%20Nguyen%20%E2%80%93%20r%C3%A9sum%C3%A9.pdf`,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect((await askSite(slug, link.replace(/signature=.{6}/, 'signature=AAAAAA'))).status).toBe(404);
  expect((await askSite('sunrise-kia', link)).status).toBe(404);

  const download = page.waitForEvent('download');
  await page.goto(siteUrl(slug, link)).catch(() => undefined);
  expect((await download).suggestedFilename()).toBe(resume.name);
});
