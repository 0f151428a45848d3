import { describe, expect, it } from 'vitest';
import { crossOriginAnswer } from './crossOrigin.ts';

const site = { allowedOrigins: ['https://www.dealer.example'] };
const publicOrigin = 'https://stock.dealer.example';

function answerTo(path: string, origin: string | undefined, method = 'POST', more: Record<string, string> = {}) {
  const headers = { host: 'stock.dealer.example', ...(origin && { origin }), ...more };
  return crossOriginAnswer({ request: { method, headers }, path, publicOrigin, site });
}

describe('pages of other websites', () => {
  it.each(['/api/search/1/indexes/*/queries', '/api/leads', '/api/appointments', '/api/site'])(
    '[SITE-04] may ask %s where the site lists their origin, by name and without cookies',
    (path) => {
      const { isGuest, refusal, headers } = answerTo(path, 'https://www.dealer.example') ?? {};
      expect({ isGuest, refusal }).toEqual({ isGuest: true, refusal: null });
      expect(headers).toEqual({ vary: 'Origin', 'access-control-allow-origin': 'https://www.dealer.example' });
    },
  );

  it.each(['https://evil.example', 'http://www.dealer.example', 'https://www.dealer.example.evil.example', 'null'])(
    '[SITE-04] of %s are refused with what would allow them',
    (origin) => {
      const { isGuest, refusal, headers } = answerTo('/api/leads', origin) ?? {};
      expect(isGuest).toBe(false);
      expect(refusal).toMatchObject({
        status: 403,
        message: expect.stringContaining(`"allowedOrigins": ["${origin}"]`),
      });
      expect(headers).toEqual({ vary: 'Origin' });
    },
  );

  it.each(['/', '/api/phone/reveal', '/api/leads/x', '/api/content', '/api/reservations/1'])(
    'have nothing opened for them at %s',
    (path) => {
      expect(answerTo(path, 'https://www.dealer.example')).toBeNull();
    },
  );

  it('are told before they send what they may send', () => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const allowed = answerTo('/api/leads', 'https://www.dealer.example', 'OPTIONS', asked);
    expect(allowed).toMatchObject({
      isPreflight: true,
      headers: { 'access-control-allow-methods': 'GET, POST', 'access-control-max-age': '600' },
    });
    expect(allowed?.headers['access-control-allow-headers']).toContain('content-type');
    expect(allowed?.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(answerTo('/api/leads', 'https://evil.example', 'OPTIONS', asked)).toMatchObject({
      isPreflight: false,
      refusal: { status: 403 },
    });
  });
});

it('the site’s own pages and programs are answered as before, apart from what caches must know', () => {
  for (const origin of [undefined, publicOrigin, 'http://stock.dealer.example']) {
    expect(answerTo('/api/leads', origin)).toEqual({
      isGuest: false,
      isPreflight: false,
      refusal: null,
      headers: { vary: 'Origin' },
    });
  }
});
