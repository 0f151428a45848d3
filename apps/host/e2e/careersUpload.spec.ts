import { expect, test, type Locator } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { fillVisitor, sentLead } from './support/enquiry.ts';
import { mailOf } from './support/mails.ts';
import { open } from './support/ready.ts';
import { askSite } from './support/wire.ts';

const slug = 'harbour-toyota';
const pdf = (words: string) =>
  Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`);
const resume = { name: 'Robin Nguyen – résumé.pdf', mimeType: 'application/pdf', buffer: pdf('Ten years of sales.') };
const letter = { name: 'Dear team.rtf', mimeType: 'text/rtf', buffer: Buffer.from('{\\rtf1\\ansi Dear team}') };
const webPage = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') };
// Of each run its own: the same words again and again would be held for a look.
const about = `I have sold ${Math.floor(Math.random() * 90_000) + 10_000} cars, and I would like to sell yours.`;

const chooser = (form: Locator, label: RegExp) => form.locator('input[type=file]').and(form.getByLabel(label));
/** Where the mail says that a file is. */
const linkIn = (mail: string, line: string) => {
  const [, address = ''] = new RegExp(`^${line} (http\\S+)$`, 'm').exec(mail) ?? [];
  expect(address, `the link behind ${line}`).not.toBe('');
  const { pathname, search } = new URL(address);
  return pathname + search;
};

test('[FORM-12] [FORM-14] an applicant sends a resume and a cover letter, and the dealer alone can save them', async ({
  page,
}) => {
  await open(page, siteUrl(slug, '/careers'));
  const form = page.getByRole('main').locator('form');
  await expect(form.getByText('One document of up to 5 MB: PDF, Word (DOC, DOCX), ODT or RTF.')).toHaveCount(2);
  await chooser(form, /^Resume/).setInputFiles(webPage);
  await expect(form.getByRole('alert')).toContainText(
    'This file is not a PDF or Word document. Save it as a PDF and choose it again.',
  );
  await chooser(form, /^Resume/).setInputFiles({ ...resume, name: 'old.pdf' });
  await form.getByRole('button', { name: 'Remove resume' }).click();
  await expect(form.getByText('old.pdf')).toHaveCount(0);
  await chooser(form, /^Resume/).setInputFiles(resume);
  await expect(form.getByText(resume.name)).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);

  // What was sent outlives a reload, and is known by its name.
  await page.reload();
  await expect(form.getByText(resume.name)).toBeVisible();
  await chooser(form, /^Cover letter/).setInputFiles(letter);
  await expect(form.getByText(letter.name)).toBeVisible();
  await fillVisitor(form);
  await form.getByLabel('Location').selectOption({ index: 1 });
  const words = form.getByRole('textbox', { name: 'About you and your experience' });
  await words.pressSequentially(about, { delay: Math.ceil(3_500 / about.length) });
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('[FORM-10] [FORM-12] documents come with the form, and stay while it is mended', async ({ page }) => {
    await page.goto(siteUrl(slug, '/careers'));
    const form = page.getByRole('main').locator('form');
    // More than a megabyte: what a form without a script may carry by itself.
    const large = { ...resume, buffer: pdf('x'.repeat(3_000_000)) };
    await chooser(form, /^Resume/).setInputFiles(large);
    await chooser(form, /^Cover letter/).setInputFiles(webPage);
    await fillVisitor(form, { Postcode: '61' });
    await form.getByLabel('Location').selectOption({ index: 1 });
    await form.getByRole('textbox', { name: 'About you and your experience' }).fill(about);
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(form.getByText('This file is not a PDF or Word document.').first()).toBeVisible();
    await expect(form.getByRole('checkbox', { name: `Send ${resume.name}` })).toBeChecked();

    await chooser(form, /^Cover letter/).setInputFiles(letter);
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(form.getByText('Invalid postcode. Please enter a 4-digit number.').first()).toBeVisible();
    await form.getByRole('checkbox', { name: `Send ${letter.name}` }).uncheck();
    await form.getByRole('textbox', { name: 'Postcode' }).fill('6160');
    await form.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(siteUrl(slug, '/success'));

    const mail = await mailOf(await sentLead(page));
    const saved = await askSite(slug, linkIn(mail, `Resume: ${resume.name}`));
    expect([saved.status, saved.body.equals(large.buffer)]).toEqual([200, true]);
    expect(mail).not.toContain('Cover letter');
  });
});

test('[FORM-12] a document that is too large is refused in words, and nothing of it is sent', async ({ page }) => {
  await open(page, siteUrl(slug, '/careers'));
  const form = page.getByRole('main').locator('form');
  const sent: string[] = [];
  page.on('request', (call) => void (call.url().includes('/api/uploads') && sent.push(call.url())));
  await chooser(form, /^Resume/).setInputFiles({
    ...resume,
    name: 'big.pdf',
    buffer: pdf('x'.repeat(5 * 1_024 * 1_024)),
  });
  await expect(form.getByRole('alert')).toContainText('big.pdf is too large. Each document may have up to 5 MB.');
  expect(sent).toEqual([]);
});
