import { describe, expect, it } from 'vitest';
import { toPublicSite } from './publicSite.ts';
import { allowedOriginsSchema } from './siteOrigins.ts';
import { sampleSiteFile } from './testing/index.ts';

const problemOf = (origin: string): string | undefined =>
  allowedOriginsSchema.safeParse([origin]).error?.issues[0]?.message;

describe('origins that a site lets in', () => {
  it.each([
    'https://www.example.com',
    'https://shop.example.com:8443',
    'http://localhost:5173',
    'http://a.localhost',
    'http://127.0.0.1:4173',
  ])('may be %s', (origin) => {
    expect(problemOf(origin)).toBeUndefined();
  });

  it.each([
    ['https://www.example.com/', 'https://www.example.com'],
    ['https://www.example.com/used-cars', 'https://www.example.com'],
    ['https://WWW.example.com', 'https://www.example.com'],
    ['https://www.example.com:443', 'https://www.example.com'],
    ['www.example.com', 'such as https://www.example.com'],
    ['http://www.example.com', 'without encryption may have been altered on its way: https://www.example.com'],
    ['https://*.example.com', 'named in full'],
    ['*', 'named in full'],
    ['null', 'a scheme and a host'],
    ['file:///page.html', 'a scheme and a host'],
    ['', 'a scheme and a host'],
  ])('are refused as %s, with what would be right', (origin, right) => {
    expect(problemOf(origin)).toContain(right);
  });

  it('are no business of the browser', () => {
    const site = { ...sampleSiteFile, allowedOrigins: ['https://elsewhere.test'] };
    expect(JSON.stringify(toPublicSite(site, 'https://b.example'))).not.toContain('elsewhere.test');
  });

  it('are each named once', () => {
    expect(allowedOriginsSchema.safeParse(['https://a.example', 'https://a.example']).success).toBe(false);
  });
});
