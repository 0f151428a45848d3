import { expect, test } from '@playwright/test';
import { siteUrl } from './support/address.ts';
import { leadOf } from './support/leads.ts';
import { filesWith, operatorCommand, tablesWith } from './support/person.ts';
import { person, plainForm } from './support/plainForm.ts';
import { newMobile, signInFor } from './support/signIn.ts';
import { firstInStock } from './support/wire.ts';
import { answerCondition, choosePictures, describeCar, fillPerson, fillPlate, flow } from './support/tradeIn.ts';

const slug = 'southern-motor-group';

test.describe('a person who asks to be forgotten', () => {
  test.use({ javaScriptEnabled: false });

  test('is in no table and no file of a running host after one command, and signed out', async ({ page }) => {
    test.slow();
    const phone = newMobile();
    const digits = phone.replace(/\D/g, '').slice(1);
    const email = `canary.${digits}@yellow.example`;
    const traces = [email, digits, phone];

    // They sign in, have a car valued, send a picture of it, accept the offer, and write twice.
    await signInFor(page, slug, '/sell-my-car', phone);
    await fillPlate(page, '1PLN400');
    await describeCar(page, '42,000');
    await answerCondition(page);
    await choosePictures(page, 1);
    await page.getByRole('button', { name: 'Send these pictures' }).click();
    await expect(page.getByText('1 of 8 pictures added')).toBeVisible();
    await fillPerson(page);
    await flow(page).getByRole('textbox', { name: 'Email' }).fill(email);
    await flow(page)
      .getByRole('button', { name: /^Accept \$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer accepted');
    const reference = (await page.getByText(/^Reference /).innerText()).replace('Reference ', '').trim();
    expect(await leadOf(page, reference)).toContain('Offer Accepted');
    const form = await plainForm('harbour-toyota', `/enquire?car=${(await firstInStock('harbour-toyota')).slug}`);
    const written = await form.post({ ...person, email, phone, message: `Please write to ${email}.` });
    expect(written.leadId).not.toBe('');
    await leadOf(page, written.leadId.slice(0, 8));
    expect(await tablesWith(traces)).toEqual(expect.arrayContaining(['leads', 'trade_ins', 'visitor_sessions']));
    // The mails are on their way for a moment.
    await expect.poll(() => filesWith(traces), { timeout: 20_000 }).not.toEqual([]);

    const asked = ['--phone', phone, '--email', email];
    expect(await operatorCommand('person', 'show', ...asked)).toContain('enquiries');
    await operatorCommand('person', 'erase', ...asked, '--yes');
    expect(await tablesWith(traces)).toEqual([]);
    expect(await filesWith(traces)).toEqual([]);
    expect(await operatorCommand('person', 'show', ...asked)).not.toContain('enquiries');
    await page.goto(siteUrl(slug, '/my-garage'));
    await expect(page).toHaveURL(/\/sign-in/);
  });
});
