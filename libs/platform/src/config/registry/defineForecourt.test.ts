import { standardLenders, templateFlags } from '@forecourt/domain';
import { aboutYou, defineForm, standardForms } from '@forecourt/forms/model';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../../ports/contentBlockPort.ts';
import { definePlugin } from '../../ports/vendorPluginPort.ts';
import { defineForecourt } from './defineForecourt.ts';
import { registeredMessages, registeredOf } from './registered.ts';

const callMe = defineForm({
  id: 'call-me',
  title: 'Call me back',
  category: 'General Enquiry',
  submitLabel: 'Call me',
  fields: aboutYou,
});
const helloChat = definePlugin({
  provider: 'Hello',
  slots: ['chat-corner'],
  consent: 'essential',
  when: 'quiet',
  budget: { kilobytes: 100, milliseconds: 50 },
  settings: z.strictObject({}),
  part: () => ({ kind: 'script', address: 'https://cdn.hello.example/chat.js' }),
});
const hours = defineBlock({ settings: z.strictObject({}), module: '@acme/blocks/Hours' });
const right = {
  templates: { superstore: { flags: templateFlags['superstore'] }, boutique: { extends: 'superstore' } },
  themes: { neutral: { name: 'neutral' } },
  forms: { ...standardForms, 'call-me': callMe },
  flags: { showroomVisits: { default: false, reason: 'The home page offers a visit by appointment' } },
};

it('registers an agency’s templates, forms and flags beside the platform’s', () => {
  const { templates, forms, flags, themes } = registeredOf(defineForecourt(right), () => []);
  expect([...templates.keys()]).toEqual(['superstore', 'boutique']);
  expect([forms['call-me'], flags, themes?.names]).toEqual([callMe, right.flags, ['neutral']]);
});

it('registers lenders of an agency’s own, with the usual rules where it says none, and others for the platform’s', () => {
  const lenders = { tidewater: { youngerThanYears: 10 }, taurus: { youngerThanYears: 15, needs: null } };
  expect(registeredOf(defineForecourt({ ...right, lenders }), () => []).lenders).toEqual({
    tidewater: { ...standardLenders.manual, youngerThanYears: 10 },
    taurus: { ...standardLenders.taurus, youngerThanYears: 15 },
  });
});

it('registers messages of an agency’s own, and its words in place of the platform’s', () => {
  const messages = { 'showroom.title': 'Our showroom in {town}', 'mail.next': 'Now' };
  expect(registeredOf(defineForecourt({ ...right, messages }), () => []).messages).toMatchObject({
    ...messages,
    'mail.call': 'Call {phone}',
  });
});

it('takes words of blocks, which a site may say otherwise and browsers do not get', () => {
  const contentBlocks = { hours: { ...hours, messages: { 'blockHours.title': 'Open' } } };
  const registered = registeredOf(defineForecourt({ ...right, contentBlocks }), () => []);
  expect(registered.messages).toMatchObject({ 'blockHours.title': 'Open' });
  const site = { theme: 'neutral', themeData: null, country: 'AU' as const };
  expect(registeredMessages({ ...site, messages: {} }, registered)).toEqual({});
  const messages = { 'blockHours.title': 'Offen' };
  expect(registeredMessages({ ...site, messages }, registered)).toEqual(messages);
});

it('takes words from themes, which the host’s keys are for too', () => {
  const brand = { name: 'brand', messages: { 'mail.next': 'What now', 'showroom.title': 'The yard' } };
  const config = defineForecourt({ ...right, themes: { brand }, messages: { 'showroom.title': 'Our showroom' } });
  expect(registeredOf(config, () => []).themes?.messages).toEqual({ brand: brand.messages });
});

it('gives a template the flags of what it extends, and its own above them', () => {
  const boutique = { extends: 'superstore', flags: { guaranteeStrip: false, showroomVisits: true } };
  const config = defineForecourt({ ...right, templates: { ...right.templates, boutique } });
  expect(registeredOf(config, () => []).templates.get('boutique')).toEqual({
    ...templateFlags['superstore'],
    guaranteeStrip: false,
    showroomVisits: true,
  });
});

it.each([
  [{ templates: { boutique: { extends: 'superstor' }, superstore: {} } }, "not registered; did you mean 'superstore'?"],
  [{ templates: { a: { extends: 'b' }, b: { extends: 'a' } } }, "the template 'a' extends itself"],
  [{ templates: { 'My template': {} } }, "'My template' is no name for a template"],
  [{ templates: { boutique: { flags: { chekout: true } } } }, "unknown flag 'chekout'; did you mean 'checkout'?"],
  [{ themes: { acme: { name: 'neutral' } } }, "the theme 'acme' calls itself 'neutral'"],
  [{ forms: { 'call-us': callMe } }, "the form 'call-us' calls itself 'call-me'"],
  [{ flags: { checkout: { default: true, reason: 'Vehicles can be reserved' } } }, "has a flag 'checkout' already"],
  [{ flags: { 'own-flag': { default: true, reason: 'Switches something on' } } }, "'own-flag' is no name for a flag"],
  [{ flags: { ownFlag: { default: true, reason: '' } } }, "'ownFlag' does not say what it switches"],
  [{ messages: { 'mail.gretting': 'Dear {name}' } }, "did you mean 'mail.greeting'?"],
  [{ messages: { 'mail.greeting': 'Dear {first}' } }, "'mail.greeting': has no argument {first}"],
  [{ messages: { showroom: 'Our showroom' } }, 'no key of a message'],
  [{ messages: { 'loan.comparisonRate': 'Our rate' } }, 'wording that the law asks for'],
  [
    { themes: { acme: { name: 'acme', messages: { 'mail.gretting': 'Hi' } } } },
    "the theme 'acme': messages.mail.gretting",
  ],
  [{ messages: { 'showroom.title': 'Our {name' } }, "the message 'showroom.title'"],
  [{ lenders: { 'Tide water': {} } }, 'lenders.Tide water a key of small letters and digits'],
  [{ lenders: { youx: {} } }, "lenders.youx 'youx' is not a lender"],
  [
    { lenders: { tidewater: { priceAbov: 1 } } },
    "lenders.tidewater.priceAbov is not a known rule; did you mean 'priceAbove'?",
  ],
  [{ lenders: { tidewater: { priceAbove: '5000' } } }, 'lenders.tidewater.priceAbove must be a number'],
  [{ contentBlocks: { stock: hours } }, "the platform has a block 'stock' already"],
  [{ contentBlocks: { hours: { ...hours, messages: { hours: 'Open' } } } }, "the message 'hours': no key of a message"],
  [
    { contentBlocks: { hours: { ...hours, messages: { 'mail.next': 'Now' } } } },
    "brings the message 'mail.next', which is the platform's",
  ],
  [{ contentBlocks: { 'Opening hours': hours } }, "'Opening hours' is no name for a block"],
  [{ plugins: { 'Hello Chat': { ...helloChat } } }, "'Hello Chat' is no name for a plug-in"],
  [{ plugins: { chat: { ...helloChat } } }, 'the platform has it already'],
  [{ plugins: { hello: { ...helloChat, provider: ' ' } } }, "the plug-in 'hello' does not say whose it is"],
])('refuses %j', (wrong, message) => {
  expect(() => defineForecourt({ ...right, ...wrong } as typeof right)).toThrow(message);
});
