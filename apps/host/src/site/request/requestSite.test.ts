import { sampleSite } from '@forecourt/domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { requestSite } from './requestSite.ts';

vi.mock('../../platform.ts', () => ({
  platform: () => ({ sites: { byHost: (host: string) => (host === 'harbour-toyota.localhost' ? sampleSite : null) } }),
}));

const request = (headers: Record<string, string>) => new Request('http://any.example/', { headers });

describe('the site of a request', () => {
  it('is the one of its host name', () => {
    expect(requestSite(request({ host: 'Harbour-Toyota.localhost:3000' }), 'harbour-toyota')?.slug).toBe(
      sampleSite.slug,
    );
  });

  it.each([
    ['another site’s path under this host', { host: 'harbour-toyota.localhost' }, 'granite-nissan'],
    ['this site’s path under another host', { host: 'granite-nissan.localhost' }, 'harbour-toyota'],
    ['a forwarded host', { host: 'x.example', 'x-forwarded-host': 'harbour-toyota.localhost' }, 'harbour-toyota'],
    ['no host', {}, 'harbour-toyota'],
  ])('[SITE-04] is none for %s', (_name, headers: Record<string, string>, slug) => {
    expect(requestSite(request(headers), slug)).toBeNull();
  });
});
