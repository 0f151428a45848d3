import { expect, test } from 'vitest';
import { wordsOf } from '../support/html.ts';
import { leadOf } from '../support/leads.ts';
import { filesWith, operatorCommand, tablesWith } from '../support/person.ts';
import { greyPicture, person, plainForm } from '../support/plainForm.ts';
import { acceptOffer, valueCar } from '../support/plainPurchases.ts';
import { newMobile, signedInVisitor } from '../support/plainVisitor.ts';
import { firstInStock } from '../support/wire.ts';

test('a person who asks to be forgotten is in no table and no file of a running host after one command, and signed out', async () => {
  const phone = newMobile();
  const digits = phone.replace(/\D/g, '').slice(1);
  const email = `canary.${digits}@yellow.example`;
  const traces = [email, digits, phone];

  // They sign in, have a car valued, send a picture of it, accept the offer, and write twice.
  const visitor = await signedInVisitor('southern-motor-group', '/sell-my-car', phone);
  await valueCar(visitor, '/sell-my-car', '1PLN400');
  await visitor.send('name="pictures"', { pictures: { name: 'side.png', type: 'image/png', content: greyPicture } });
  await acceptOffer(visitor, { email });
  const [, reference = ''] = /Reference (\w+)/.exec(wordsOf(visitor.html())) ?? [];
  const form = await plainForm('harbour-toyota', `/enquire?car=${(await firstInStock('harbour-toyota')).slug}`);
  const written = await form.post({ ...person, email, phone, message: `Please write to ${email}.` });
  // Mails are written and files stored once both leads are delivered.
  await Promise.all([reference, written.leadId.slice(0, 8)].map(leadOf));
  expect(await tablesWith(traces)).toEqual(expect.arrayContaining(['leads', 'trade_ins', 'visitor_sessions']));
  expect(await filesWith(traces)).not.toEqual([]);

  const asked = ['--phone', phone, '--email', email];
  expect(await operatorCommand('person', 'show', ...asked)).toContain('enquiries');
  await operatorCommand('person', 'erase', ...asked, '--yes');
  expect(await tablesWith(traces)).toEqual([]);
  expect(await filesWith(traces)).toEqual([]);
  expect(await operatorCommand('person', 'show', ...asked)).not.toContain('enquiries');
  await visitor.open('/my-garage');
  expect(visitor.at()).toMatch(/^\/sign-in/);
});
