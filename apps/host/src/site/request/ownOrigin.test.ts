import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './ownOrigin.ts';

describe('a change of state', () => {
  const plain = { host: 'harbour-toyota.localhost:3000', site: 'http://harbour-toyota.localhost:3000' };
  const open = { host: 'harbour.example', site: 'https://harbour.example' };
  it.each([
    ['a client that names no origin', plain, null, true],
    ['the site’s own pages', plain, 'http://harbour-toyota.localhost:3000', true],
    ['another site of the host', plain, 'http://granite-nissan.localhost:3000', false],
    ['another port', plain, 'http://harbour-toyota.localhost:3001', false],
    ['a page without an address', plain, 'null', false],
    ['a name that begins alike', plain, 'http://harbour-toyota.localhost:3000.evil.example', false],
    ['words', plain, 'harbour', false],
    ['the encrypted site', open, 'https://harbour.example', true],
    ['its own name without encryption', open, 'http://harbour.example', false],
    [
      'its own name with the port spelled out',
      { ...open, host: 'harbour.example:443' },
      'https://harbour.example',
      true,
    ],
    ['another name of the same site', { ...open, host: 'www.harbour.example' }, 'https://www.harbour.example', true],
    [
      'that other name without encryption',
      { ...open, host: 'www.harbour.example' },
      'http://www.harbour.example',
      false,
    ],
    [
      'the public address behind a proxy that hides its port',
      { ...open, site: 'https://harbour.example:8443' },
      'https://harbour.example:8443',
      true,
    ],
    ['a name that is none', { ...open, host: 'a b' }, 'https://a', false],
  ])('from %s is accepted only where it should be', (_who, { host, site }, origin, expected) => {
    expect(isOwnOrigin({ origin, host }, site)).toBe(expected);
  });
});
