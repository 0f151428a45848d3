// @vitest-environment node
import { sampleSite } from '@forecourt/domain/testing';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ImageSettings } from '../../site/imageUrl.ts';
import { SiteProvider } from '../../site/SiteProvider.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

function page(props: Partial<PictureProps>, images?: ImageSettings): { head: string; body: string } {
  const html = renderToString(
    <html lang="en-AU">
      <head>
        <title>A car</title>
      </head>
      <body>
        <SiteProvider site={sampleSite} {...(images ? { images } : {})}>
          <Picture url="/media/demo/ute" alt="White ute" sizes="(min-width: 992px) 60vw, 100vw" {...props} />
        </SiteProvider>
      </body>
    </html>,
  );
  const [head = '', body = ''] = html.split('<body>');
  return { head, body };
}

const preloads = (head: string) => head.match(/<link rel="preload"[^>]*>/g) ?? [];

it('preloads the main picture from the head, once, in every width', () => {
  const [link = '', ...others] = preloads(page({ priority: true }).head);
  expect(others).toEqual([]);
  expect(link).toContain('as="image"');
  expect(link).toContain('fetchPriority="high"');
  expect(link).toContain('/media/demo/ute/320 320w');
  expect(link).toContain('/media/demo/ute/1600 1600w');
  expect(link).toContain('imageSizes="(min-width: 992px) 60vw, 100vw"');
});

it('preloads the main picture at its own address on a host without resizing', () => {
  const [link = ''] = preloads(page({ priority: true, url: 'https://pictures.example/a.jpg' }).head);
  expect(link).toContain('href="https://pictures.example/a.jpg"');
});

it('preloads no other picture', () => {
  expect(preloads(page({}).head)).toEqual([]);
});

it('[API-06] offers the widths of the configured image service', () => {
  const images = { cdn: 'https://img.example/w={width},q=75/{rawUrl}', hosts: [] };
  const { body } = page({ url: 'https://pictures.example/a.jpg' }, images);
  expect(body).toContain('https://img.example/w=320,q=75/https://pictures.example/a.jpg 320w');
  expect(body).toContain('src="https://img.example/w=960,q=75/https://pictures.example/a.jpg"');
});

it('[API-06] offers the widths of the host’s own route for a feed’s pictures', () => {
  const images = { cdn: null, hosts: ['https://pictures.example'] };
  const { body } = page({ url: 'https://pictures.example/a.jpg' }, images);
  expect(body).toMatch(/\/media\/remote\/[\w-]+\/1600 1600w/);
  expect(body).not.toContain('https://pictures.example/a.jpg 1600w');
});
