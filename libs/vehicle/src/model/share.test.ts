import { expect, it } from 'vitest';
import { shareKinds, shareTargets } from './share.ts';

const url = 'https://www.harbourtoyota.example/cars/rav4?a=1&b=2';
const targets = shareTargets('2023 Toyota RAV4 & more', url);

it('[VDP-02] has social sites, mail and text message, each with the encoded name and address', () => {
  expect(targets.map(({ kind }) => kind)).toEqual([...shareKinds]);
  for (const { href } of targets) expect(decodeURIComponent(href)).toContain(url);
  const mail = new URL(targets.find(({ kind }) => kind === 'mail')!.href);
  expect(mail.searchParams.get('subject')).toBe('2023 Toyota RAV4 & more');
  expect(mail.searchParams.get('body')).toBe(`2023 Toyota RAV4 & more ${url}`);
});

it('[VDP-02] gives windows to social sites alone', () => {
  expect(targets.filter(({ inWindow }) => !inWindow).map(({ kind }) => kind)).toEqual(['mail', 'sms']);
});
