import { describe, expect, it } from 'vitest';
import { imageUrl, type ImageSettings } from './imageUrl.ts';

const own: ImageSettings = { cdn: null, hosts: ['https://pictures.example', 'https://*.feed.example'] };
const nameOf = (url: string) => {
  const [, name = ''] = /^\/media\/remote\/([\w-]+)\/640$/.exec(url) ?? [];
  return Buffer.from(name, 'base64url').toString();
};
const taken = (url: string) => nameOf(imageUrl(url, 640, own));

describe('[API-06] the address of a picture', () => {
  it('has the width as its last segment where the host resizes it', () => {
    expect(imageUrl('/media/demo/ute', 320)).toBe('/media/demo/ute/320');
    const cdn = 'https://img.example/{width}/{url}';
    expect(imageUrl('/media/demo/ute', 320, { cdn, hosts: [] })).toBe('/media/demo/ute/320');
  });

  it('uses the host’s own route for a listed host', () => {
    expect(taken('https://pictures.example/a b/é.jpg?x=1&y=2#top')).toBe(
      'https://pictures.example/a%20b/%C3%A9.jpg?x=1&y=2',
    );
    expect(taken('https://one.two.feed.example/a.jpg')).toBe('https://one.two.feed.example/a.jpg');
  });

  it('uses https where only the https origin is listed', () => {
    expect(taken('http://pictures.example/a.jpg')).toBe('https://pictures.example/a.jpg');
  });

  it.each([
    ...['https://other.example/a.jpg', 'https://feed.example/a.jpg', 'https://evilfeed.example/a.jpg'],
    ...[
      'https://pictures.example:8443/a.jpg',
      'https://user@pictures.example/a.jpg',
      'https://pictures.example.evil/a',
    ],
    ...['/pictures/a.jpg', 'data:image/gif;base64,R0lG', '//pictures.example/a.jpg', 'https://', ''],
    `https://pictures.example/${'a'.repeat(2_000)}`,
  ])('is unchanged for %s', (url) => {
    expect(imageUrl(url, 640, own)).toBe(url);
  });

  it('names the host on a page of another website', () => {
    const elsewhere = { ...own, origin: 'https://dealer.example' };
    expect(imageUrl('/media/demo/ute', 320, elsewhere)).toBe('https://dealer.example/media/demo/ute/320');
    expect(imageUrl('https://pictures.example/a.jpg', 320, elsewhere)).toMatch(
      /^https:\/\/dealer\.example\/media\/remote\//,
    );
    expect(imageUrl('https://other.example/a.jpg', 320, elsewhere)).toBe('https://other.example/a.jpg');
  });

  it('is unchanged without a resizing service', () => {
    expect(imageUrl('https://pictures.example/a.jpg', 640)).toBe('https://pictures.example/a.jpg');
  });

  it('uses an image service by its template', () => {
    const at = (cdn: string, url: string, hosts: string[] = []) => imageUrl(url, 640, { cdn, hosts });
    expect(at('https://img.example/{width}/{url}', 'https://a.example/$&/1.jpg?x=1')).toBe(
      'https://img.example/640/https%3A%2F%2Fa.example%2F%24%26%2F1.jpg%3Fx%3D1',
    );
    expect(at('https://img.example/w={width},q=80/{rawUrl}', 'https://a.example/{url}/1,')).toBe(
      'https://img.example/w=640,q=80/https://a.example/%7Burl%7D/1%2C',
    );
    const listed = ['https://a.example'];
    expect(at('https://img.example/{width}/{url}', 'https://b.example/1.jpg', listed)).toBe('https://b.example/1.jpg');
  });
});
