import { describe, expect, it } from 'vitest';
import { hasCredentials, isListedPicture } from './pictureHosts.ts';

const hosts = [
  'https://pictures.example',
  'http://plain.example:8080',
  'https://*.feed.example',
  'https://*.s.example:81',
];

/** As a parser of addresses gives it; the domain has none of its own. */
const at = (origin: string, username = '', password = '') => ({ origin, username, password });

describe('[API-06] which hosts’ pictures are resized', () => {
  it.each([
    'https://pictures.example',
    'http://plain.example:8080',
    'https://one.feed.example',
    'https://one.two.feed.example',
    'https://one.s.example:81',
  ])('takes %s', (origin) => {
    expect(isListedPicture(at(origin), hosts)).toBe(true);
  });

  it.each([
    ['another host', 'https://other.example'],
    ['the name above a star', 'https://feed.example'],
    ['a name that only ends alike', 'https://evilfeed.example'],
    ['a host below one that is listed without a star', 'https://a.pictures.example'],
    ['a listed name in front of another', 'https://pictures.example.evil'],
    ['another scheme', 'http://pictures.example'],
    ['another scheme below a star', 'http://one.feed.example'],
    ['another port', 'https://pictures.example:8443'],
    ['the port of a star left out', 'https://one.s.example'],
    ['an address without an origin', 'null'],
  ])('leaves %s', (_what, origin) => {
    expect(isListedPicture(at(origin), hosts)).toBe(false);
  });

  it('leaves every address that carries a name or a password', () => {
    for (const [name, password] of [
      ['user', ''],
      ['', 'secret'],
      ['user', 'secret'],
    ] as const) {
      const address = at('https://pictures.example', name, password);
      expect(hasCredentials(address)).toBe(true);
      expect(isListedPicture(address, hosts)).toBe(false);
    }
    expect(hasCredentials(at('https://pictures.example'))).toBe(false);
  });

  it('takes nothing where nothing is listed', () => {
    expect(isListedPicture(at('https://pictures.example'), [])).toBe(false);
  });
});
