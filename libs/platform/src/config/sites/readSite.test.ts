import { standardLenders, toPublicSite } from '@forecourt/domain';
import { sampleSiteFile } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineChannel } from '../../ports/deliveryChannelPort.ts';
import { platformOnly, type Registered } from '../registry/registered.ts';
import { siteWithCurrentKeys } from '../registry/formerKeys.ts';
import { readSite } from './readSite.ts';

const registered: Registered = {
  ...platformOnly,
  templates: new Map([...platformOnly.templates, ['boutique', { makeOffer: true, showroomVisits: true }]]),
  lenders: { tidewater: standardLenders.manual },
  flags: {
    showroomVisits: { default: false, reason: 'The home page offers a visit by appointment' },
    quietHours: { default: true, reason: 'Says when the showroom is quiet' },
  },
  channels: {
    crm: defineChannel({ settings: z.strictObject({ url: z.url('an address') }), deliver: async () => 'ok' }),
  },
  themes: { names: ['toyota', 'kia'], problemsOf: () => [] },
};
const crm = { id: 'crm', type: 'channel', channel: 'crm', settings: { url: 'https://crm.example/leads' } };

/** What is read of the right file with some fields put in or changed. */
function readWith(changes: object, known = registered) {
  const text = JSON.stringify({ ...sampleSiteFile, offers: undefined, ...changes });
  return readSite({ name: `${sampleSiteFile.slug}.json`, text }, null, known);
}

/** A right file, with one field put in or changed. */
function problemsWith(path: string, value: unknown): [field: string, message: string][] {
  const content = structuredClone({ ...sampleSiteFile, offers: undefined }) as Record<string, unknown>;
  const parts = path.split('.');
  const last = parts.pop()!;
  const parent = parts.reduce<Record<string, unknown>>(
    (at, part) => (at[part] ??= {}) as Record<string, unknown>,
    content,
  );
  parent[last] = value;
  const reading = readWith(content);
  return 'problems' in reading ? reading.problems.map(({ field, message }) => [field, message]) : [];
}

it('takes a right file, also with what editors and demos write into it', () => {
  expect(problemsWith('leadDestinations', [crm])).toEqual([]);
  expect(problemsWith('name', 'Another name')).toEqual([]);
  expect(problemsWith('$schema', '../site.schema.json')).toEqual([]);
  expect(problemsWith('demo_written_on', '2026-11-22')).toEqual([]);
});

it('takes lenders that the host registers, and gives the site their rules', () => {
  const finance = { lenders: ['tidewater', 'taurus'] };
  expect(problemsWith('finance', finance)).toEqual([]);
  const reading = readWith({ finance });
  expect('site' in reading && reading.site.finance.ownLenders).toEqual(registered.lenders);
});

it('takes words for questions, orders and names of pages', () => {
  const words = { 'question.firstName': 'Vorname', 'order.none': 'Nichts', 'pageName.finance': 'Finanzierung' };
  expect(problemsWith('messages', words)).toEqual([]);
});

it('keeps a site’s words for a question whose text, and so whose key, has changed since', () => {
  const messages = { 'question.anotherThatSuits': 'Zweiter Wunsch', 'question.over': 'Laufzeit' };
  const own = { messages, themeData: { messages: { 'question.paidEach': 'Gehalt' } } };
  expect(siteWithCurrentKeys(own, registered.messages)).toEqual({
    messages: { 'question.secondChoice': 'Zweiter Wunsch', 'question.loanTerm': 'Laufzeit' },
    themeData: { messages: { 'question.paidEvery': 'Gehalt' } },
  });
  const file = { name: `${sampleSiteFile.slug}.json`, text: JSON.stringify({ ...sampleSiteFile, messages }) };
  const reading = readSite(file, null, registered);
  expect('site' in reading && reading.site.messages['question.secondChoice']).toBe('Zweiter Wunsch');
});

describe('a mistake', () => {
  it.each([
    ['finance', { lenders: ['tarus'] }, 'finance.lenders.0', "is not a lender of this host; did you mean 'taurus'?"],
    ['finance.dealershipLenders', { 'dlr-a': ['tidewatr'] }, 'finance.dealershipLenders.dlr-a.0', "mean 'tidewater'?"],
    ['calculator.lenders', { yoox: { name: 'YouX' } }, 'calculator.lenders.yoox', "did you mean 'youx'?"],
    ['finance.ownLenders', { tidewater: {} }, 'finance.ownLenders', 'is not for site files'],
    ['phone', '08 9335 0100', 'phone', "did you mean 'phones'?"],
    ['brandColor', '#ff0000', 'brandColor', "did you mean 'brandColour'?"],
    ['paths.serach', '/stock', 'paths.serach', "did you mean 'search'?"],
    ['texts.noprice', 'Ask us.', 'texts.noprice', "did you mean 'noPrice'?"],
    ['search.perpage', 12, 'search.perpage', "did you mean 'perPage'?"],
    ['locations.0.adress', {}, 'locations.0.adress', "did you mean 'address'?"],
    ['dealerships.0.licence', '1', 'dealerships.0.licence', 'is not a known field'],
    ['navigation', [{ name: 'A', url: '/', dropdownItem: [] }], 'navigation.0.dropdownItem', "'dropdownItems'?"],
    ['leadDestinations', [{ id: 'a', type: 'email', too: 'a@b.example' }], 'leadDestinations.0.too', "'to'?"],
    ['template', 'franchize', 'template', "did you mean 'franchise'?"],
    ['template', 'boutiqe', 'template', "did you mean 'boutique'?"],
    ['template', 'bazaar', 'template', 'there are franchise, group, superstore, caravan, boutique'],
    ['theme', 'toyta', 'theme', "did you mean 'toyota'?"],
    ['theme', 'bentley', 'theme', 'there are toyota, kia'],
    ['messages', { 'question.fristName': 'A' }, 'messages.question.fristName', "did you mean 'question.firstName'?"],
    ['messages', { 'mail.greting': 'Dear {name},' }, 'messages.mail.greting', "did you mean 'mail.greeting'?"],
    ['messages', { 'mail.greeting': '{first},' }, 'messages.mail.greeting', 'no argument {first}: there is {name}'],
    ['messages', { 'mail.greeting': 'Dear {name' }, 'messages.mail.greeting', "a '{' is not closed"],
    ['messages', { 'mail.greeting': 5 }, 'messages.mail.greeting', 'must be text, not a number'],
    ['flags.buyOnlinPage', true, 'flags.buyOnlinPage', "did you mean 'buyOnlinePage'?"],
    ['flags.showroomVisit', true, 'flags.showroomVisit', "did you mean 'showroomVisits'?"],
    ['flags.nonsense', true, 'flags.nonsense', 'is not a flag of the platform or of this host'],
    ['flags.quietHours', 'yes', 'flags.quietHours', ''],
    ['leadDestinations', [{ ...crm, channel: 'crn' }], 'leadDestinations.0.channel', "did you mean 'crm'?"],
    ['leadDestinations', [{ ...crm, settings: { url: 'crm' } }], 'leadDestinations.0.settings.url', 'an address'],
    ['pages', ['carers'], 'pages.0', "did you mean 'careers'?"],
    ['brandColour', 'red', 'brandColour', 'a colour as #RRGGBB'],
    ['hosts', ['HTTP://A.example'], 'hosts.0', 'a host name in small letters, such as www.dealer.example'],
    ['slug', 'Harbour Toyota', 'slug', 'small letters, digits and hyphens'],
    ['slug', 'harbour', 'slug', "must be the file's name"],
    ['name', undefined, 'name', 'is missing: it needs text'],
    ['tagline', 'x'.repeat(161), 'tagline', 'must have at most 160 letters'],
    ['dealerships', [], 'dealerships', 'must have at least 1 entry'],
    ['origin', 'harbour.example', 'origin', 'a whole address such as https://www.dealer.example'],
    ['paths.search', 'stock', 'paths.search', 'a path of the site such as /stock'],
    ['paths.search', '/contact', 'paths', 'each page needs a path of its own'],
    ['phones.used', 893350100, 'phones.used', 'must be text, not a number'],
    ['flags.compare', 'yes', 'flags.compare', 'must be true or false, not text'],
    ['search.perPage', '24', 'search.perPage', 'must be a number, not text'],
    ['search.perPage', 0, 'search.perPage', 'must be at least 1'],
    ['search.layout', 'cards', 'search.layout', 'must be one of grid, list, not "cards"'],
    ['search.filters', [{ attribute: 'color' }], 'search.filters.0.attribute', "did you mean 'colour'?"],
    ['locations.0.address.postcode', '65', 'locations.0.address.postcode', 'four digits, such as 6160'],
    ['locations.0.address.state', 'Perth', 'locations.0.address.state', 'must be one of ACT, NSW'],
    ['locations.0.address.state', 'NZ', 'locations.0.address.state', "is not in Australia: the site's country is AU"],
    ['country', 'UK', 'country', 'must be one of AU, NZ'],
    ['country', 'NZ', 'locations.0.address.state', "'WA' is not in New Zealand: the site's country is NZ"],
    ['currency', 'EUR', 'currency', 'must be one of AUD, NZD'],
    ['locale', 'plain English', 'locale', 'a language tag such as en-NZ'],
    ['locations.0.time_zone', 'Perth', 'locations.0.time_zone', 'not a time zone such as Australia/Perth'],
    ['locations.0.dealership_id', 'dlr-x', 'locations.0.dealership_id', 'is not a dealership of the site'],
    ['locations.1', sampleSiteFile.locations[0], 'locations.1.slug', "is another location's"],
    ['leadDestinations', [{ id: 'a', type: 'mail', to: 'a@b.example' }], 'leadDestinations.0.type', "'email'?"],
    ['leadDestinations', [{ id: 'a', type: 'adf' }], 'leadDestinations.0', "give 'to' (by mail) or 'url' (by HTTP)"],
    [
      'leadDestinations',
      [{ id: 'a', type: 'csv', folder: '../x' }],
      'leadDestinations.0.folder',
      "such as 'crm-import'",
    ],
    [
      'leadDestinations',
      [{ id: 'a', type: 'webhook', url: 'leads.example', secret: 'CRM' }],
      'leadDestinations.0.url',
      "'leads.example' is not a whole address",
    ],
    ['pages', ['spin-to-win'], 'spinToWin', 'the page spin-to-win needs its prizes'],
    ['pages', 'contact', 'pages', 'must be a list in [ ], not text'],
    ['gates', ['garag'], 'gates.0', "did you mean 'garage'?"],
    ['appointments', null, 'appointments', 'must be a record in { }, not null'],
    ['socialUrls', { facebook: 'harbour' }, 'socialUrls.facebook', 'is not a whole address'],
    ['dealershipWebsites', [{ make: 'Kia', url: 'kia' }], 'dealershipWebsites.0.url', 'is not a whole address'],
    ['identity.logo', 'logo.gif', 'identity.logo', 'ends with .svg, .png, .webp'],
    ['allowedOrigins', ['partner.example'], 'allowedOrigins.0', 'such as https://partner.example'],
    ['email', 'sales at dealer', 'email', 'is not an email address'],
    ['leadDestinations', [{ id: 'a', type: 'email', to: 'leads' }], 'leadDestinations.0.to', 'is not an email address'],
    ['phones.used', '12345', 'phones.used', 'is not a phone number of Australia'],
    ['navigation', [{ name: 'A', url: 'htps:/a.example' }], 'navigation.0.url', "begin with '/'"],
    ['navigation', [{ name: 'A', url: 'dealer:finanse' }], 'navigation.0.url', 'serviceBooking, finance, sellMyCar'],
    [
      'leadDestinations',
      [{ id: 'a', type: 'email', to: 'a@b.example', dealershipIds: ['x'] }],
      'leadDestinations.0.dealershipIds.0',
      'is not a dealership of the site',
    ],
  ])('in %s is answered with its field and what would be right', (path, value, field, message) => {
    const problems = problemsWith(path, value);
    expect(problems.map(([name]) => name)).toContain(field);
    expect(problems.find(([name]) => name === field)?.[1]).toContain(message);
  });
});

it('begins with the flags of a registered template and an agency’s own, which the file decides in the end', () => {
  const flagsOf = (flags: object) => {
    const reading = readWith({ template: 'boutique', flags });
    return 'site' in reading ? toPublicSite(reading.site, 'https://a.example').flags : reading.problems;
  };
  expect(flagsOf({})).toMatchObject({ makeOffer: true, showroomVisits: true, quietHours: true, checkout: false });
  expect(flagsOf({ makeOffer: false, quietHours: false })).toMatchObject({ makeOffer: false, quietHours: false });
});

it('says what the host says in place of the platform, what its theme says above that, and what the file says above all', () => {
  const host = { 'mail.greeting': 'Kia ora {name},', 'mail.next': 'Now', 'showroom.title': 'Our showroom' };
  const messagesOf = (messages: object, more: object = {}) => {
    const known = { ...registered, messages: { ...registered.messages, ...host } };
    const reading = readWith({ messages, ...more }, known);
    return 'site' in reading ? reading.site.messages : reading.problems;
  };
  expect(messagesOf({})).toEqual(host);
  const themeData = { brand: '#0b6e4f', messages: { 'mail.next': 'And now', 'mail.call': 'Ring {phone}' } };
  expect(messagesOf({}, { themeData })).toEqual({ ...host, ...themeData.messages });
  const { messages } = themeData;
  expect(messagesOf({ 'mail.next': 'Next' }, { themeData })).toEqual({ ...host, ...messages, 'mail.next': 'Next' });
  const wrong = { themeData: { brand: '#0b6e4f', messages: { 'mail.cal': 'Ring' } } };
  expect(JSON.stringify(messagesOf({}, wrong))).toContain("did you mean 'mail.call'?");
  const own = { 'mail.next': 'Next', 'showroom.title': 'See us' };
  expect(messagesOf(own)).toEqual({ ...host, ...own });
});
