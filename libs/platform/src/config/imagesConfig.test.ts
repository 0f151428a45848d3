import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { pictureOrigins } from './imagesConfig.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/forecourt');

function imagesOf(environment: Record<string, string>) {
  const found = read(environment);
  if (!found.ok) throw new Error(found.problems.join(' '));
  return found.config.images;
}

describe('[API-06] hosts of pictures', () => {
  it('are none until they are named', () => {
    expect(imagesOf({})).toEqual({ hosts: [], cdn: null });
  });

  it('are kept as origins, https unless marked otherwise, each once', () => {
    const given = 'Pictures.Example.com, *.feed.example:443,http://old.example:8080,https://pictures.example.com,';
    expect(imagesOf({ FORECOURT_IMAGE_HOSTS: given }).hosts).toEqual([
      'https://pictures.example.com',
      'https://*.feed.example',
      'http://old.example:8080',
    ]);
  });

  it.each([
    ...['*', '*.com', '*.com.au', 'localhost', '127.0.0.1', '0x7f.1', '[::1]', 'a.example/path', 'user@a.example'],
    ...['ftp://a.example', 'a.example:0', 'a.example:70000', 'a b.example', '-a.example', 'a.*.example', 'a..example'],
  ])('refuses %j and says what a host looks like', (host) => {
    expect(read({ FORECOURT_IMAGE_HOSTS: `good.example,${host}` })).toEqual({
      ok: false,
      problems: [
        "FORECOURT_IMAGE_HOSTS must be host names such as 'pictures.example.com' or '*.example.com', with commas between them.",
      ],
    });
  });
});

describe('[API-06] an image service', () => {
  it.each([
    'https://img.example/{width}/{url}',
    'https://img.example/cdn-cgi/image/width={width},format=auto/{rawUrl}',
    'https://img.example:8443/?w={width}&u={url}',
  ])('may be addressed as %s', (cdn) => {
    expect(imagesOf({ FORECOURT_IMAGE_CDN: cdn }).cdn).toBe(cdn);
  });

  it.each([
    ...['http://img.example/{width}/{url}', 'https://img.example/{url}', 'https://img.example/{width}'],
    ...[
      'https://{url}/{width}',
      'https://img.example/{width}/{url}/{rawUrl}',
      'https://img.example/{width}/{name}{url}',
    ],
    ...['https://img.example/{width}/{url}{', 'https://img.example/{width}/ {url}', 'img.example/{width}/{url}'],
  ])('may not be addressed as %s', (cdn) => {
    const found = read({ FORECOURT_IMAGE_CDN: cdn });
    expect(found.ok ? [] : found.problems).toEqual([expect.stringMatching(/^FORECOURT_IMAGE_CDN must be an https/)]);
  });
});

describe('the policy of a page', () => {
  it('allows the hosts on the list and the image service, and no others', () => {
    const images = {
      hosts: ['https://*.feed.example', 'http://old.example'],
      cdn: 'https://img.example/{width}/{url}',
    };
    expect(pictureOrigins(images)).toEqual(['https://img.example', 'https://*.feed.example']);
  });

  it('allows every https host while none is named', () => {
    expect(pictureOrigins({ hosts: [], cdn: null })).toEqual(['https:']);
  });
});
