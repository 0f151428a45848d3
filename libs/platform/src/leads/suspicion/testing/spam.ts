import type { FormTimes } from '../formTimes.ts';
import { site, usualMessage, type Dice, type Post } from './posts.ts';

const names = ['Robert', 'Michael', 'Amelia', 'David', 'Jessica', 'Emma', 'Daniel', 'Olivia', 'Mark', 'Julia'];
const bland = [
  'Hello, I would like to know more about your company and what you can offer me. Please answer soon.',
  'Good day, I am interested in your product. Kindly send me your price list and payment terms today.',
  'Hi there, I was on your site and want to ask a question. Who is the right person to talk to here?',
];
const offers = [
  'We can bring your website to the first page of Google in 30 days. Reply for a free SEO audit.',
  'I run a blog with high domain authority and would like to publish a guest post on your site with a do-follow link.',
  'Get real Instagram followers and more organic traffic for your business. Cheap packages, fast delivery.',
  'Our team offers website design services and mobile apps for small businesses at a fraction of the cost.',
  'Best online casino with free spins and no deposit bonus, register today and win the jackpot!',
  'Buy Viagra and Cialis without prescription. Fast shipping worldwide, lowest prices.',
  'Earn up to $950 per day with our bitcoin trading platform. Guaranteed passive income from home.',
  'Hot girls in your area want to meet tonight. Adult dating without limits.',
  'Business loans at 3% for any purpose, approval within 24 hours, no credit check.',
  'Professional explainer videos that double your conversions. See our portfolio and prices.',
  'We sell email lists of 20 million car owners. Lead generation services that work.',
];
const russian = [
  'Продвижение сайтов в топ, гарантия результата. Пишите нам на почту.',
  'Лучшее онлайн казино с бонусом за регистрацию, выиграй прямо сейчас!',
  'Заработок в интернете без вложений, пассивный доход от 500 долларов в день.',
  'Здравствуйте! Предлагаем вам сотрудничество, подробности по ссылке',
];
const hosts = 'fast-rank.ru win-today.top cheap-meds.xyz best-deals.online crypto-gain.io seo-pros.com'.split(' ');

const scramble = (dice: Dice) => {
  const letters = dice.letters(8, 12);
  const upper = [...letters].map((letter) => (dice.chance() < 0.4 ? letter.toUpperCase() : letter)).join('');
  return dice.chance() < 0.5 ? upper : `${letters}${dice.letters(2, 2).toUpperCase()}`;
};
const link = (dice: Dice) => `https://${dice.pick(hosts)}/${dice.letters(4, 8)}`;
const linked = (text: string, dice: Dice) => {
  const kind = dice.chance();
  if (kind < 0.4) return text;
  if (kind < 0.7) return `${text} ${link(dice)}`;
  return kind < 0.85 ? `${text} <a href="${link(dice)}">more</a>` : `[url=${link(dice)}]${text}[/url]`;
};
const sender = (dice: Dice) => ({
  name: dice.pick(names),
  last_name: dice.pick(names),
  email: `${dice.letters(6, 10)}@mail.example`,
  phone: `04${dice.between(10_000_000, 99_999_999)}`,
});
const anyWay = (dice: Dice): Post => (dice.chance() < 0.5 ? { byScript: false } : { ageMs: dice.between(0, 600_000) });

/** What bots send. A kind may send one thing many times over, as a rented net of machines does. */
export function* spam(dice: Dice, times: FormTimes): Generator<Post> {
  const anyText = () => linked(dice.pick([...bland, ...offers, ...russian]), dice);
  const forged = (now: Date) =>
    dice.pick([
      String(now.getTime() - 60_000),
      `${now.getTime().toString(36)}.${dice.letters(12, 12)}.${dice.letters(22, 22)}`,
      times.issue('another-site', now),
      times.issue(site.slug, now).replace(/^./, 'a'),
      times.issue(site.slug, new Date(now.getTime() - 40 * 3_600_000)),
    ]);
  const kinds: (() => Post[])[] = [
    // Sends as soon as it has a time.
    () => [{ ageMs: dice.between(0, 900), values: { message: anyText() } }],
    // Fills every field it finds.
    () => [{ ...anyWay(dice), values: { message: anyText(), website: link(dice) } }],
    () => [{ ...anyWay(dice), values: { message: usualMessage, website: dice.letters(5, 9) } }],
    // Posts to the address without ever asking for a time, or makes one up.
    () => [{ values: { message: anyText() } }],
    () => [{ startedAt: forged(new Date('2026-11-22T03:00:00Z')), values: { message: anyText() } }],
    // Waits as people do, and advertises.
    () => [{ ...anyWay(dice), values: { message: linked(dice.pick(offers), dice) } }],
    () => [{ ...anyWay(dice), values: { message: `${dice.pick(russian)} ${link(dice)}` } }],
    () => [{ ...anyWay(dice), values: { name: scramble(dice), last_name: scramble(dice), message: scramble(dice) } }],
  ];
  for (let post = 0; ; post += 1) {
    const made = post % 50 === 49 ? campaign(dice, times) : dice.pick(kinds)();
    for (const one of made) {
      const address = `203.0.${dice.between(0, 255)}.${dice.between(1, 254)}`;
      yield { address, ...one, values: { ...sender(dice), ...one.values } };
    }
  }
}

/** One time that was asked for, or one text, used over and over from everywhere. */
function campaign(dice: Dice, times: FormTimes): Post[] {
  const count = dice.between(150, 250);
  const text = `${dice.pick(bland)} Our reference is ${dice.letters(6, 6)}.`;
  if (dice.chance() < 0.5) {
    return Array.from({ length: count }, () => ({ ...anyWay(dice), values: { message: text } }));
  }
  const startedAt = times.issue(site.slug, new Date('2026-11-22T00:00:00Z'));
  return Array.from({ length: count }, () => ({ startedAt, values: { message: dice.pick(bland) } }));
}
