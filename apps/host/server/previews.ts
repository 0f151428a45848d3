import type { Site } from '@forecourt/domain';
import { previewParameter, type ContentPreview, type OpenedPlatform } from '@forecourt/platform';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

export interface Previews {
  /** Unpublished content that a request previews; 'over' for an expired link; null for every other request. */
  of(site: Site, request: Pick<IncomingMessage, 'url'>): ContentPreview | 'over' | null;
  /** Whether the whole site is a draft that is shown. */
  isDraft(): boolean;
  /** Makes the framework render a page without caching it. @param preview null where the whole site is a draft */
  make(preview: ContentPreview | null, request: IncomingMessage, work: () => Promise<void>): Promise<void>;
}

/** The framework bypasses its cache for requests that carry the build's secret, which stays in this process. */
function bypassCookie(buildFolder: string): string {
  const manifest = readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8');
  const { preview } = JSON.parse(manifest) as { preview: { previewModeId: string } };
  return `__prerender_bypass=${preview.previewModeId}`;
}

/** @param buildFolder null in development, where nothing is cached */
export function openPreviews(
  { content, previewLinks, drafts }: Pick<OpenedPlatform, 'content' | 'previewLinks' | 'drafts'>,
  buildFolder: string | null,
): Previews {
  const bypass = buildFolder === null ? null : bypassCookie(buildFolder);
  return {
    of(site, { url = '/' }) {
      if (!url.includes(previewParameter)) return null;
      const token = new URL(url, 'http://localhost').searchParams.get(previewParameter);
      if (token === null) return null;
      const preview = previewLinks.read(token, new Date());
      const isHere = preview?.site === site.slug;
      const versions = isHere ? content.versionsToPreview(site.slug, preview.kind, preview.slug) : [];
      return isHere && versions.some(({ owner }) => owner === preview.owner) ? preview : 'over';
    },
    isDraft: () => drafts.shown() !== null,
    async make(preview, request, work) {
      if (bypass !== null) {
        request.headers.cookie = [request.headers.cookie, bypass].filter(Boolean).join('; ');
        request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)]);
      }
      await (preview ? content.preview(preview, work) : work());
    },
  };
}

/** Answers an expired preview link; the page itself may exist without it. */
export function refusePreview(response: ServerResponse): void {
  response.writeHead(410, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  response.end(
    'This preview has ended, or what it shows has been replaced. Ask whoever sent you the link for a new one.\n',
  );
}
