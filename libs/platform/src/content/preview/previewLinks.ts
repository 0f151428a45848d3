import { contentKindNames, isContentOwner, type ContentKind } from '@forecourt/domain';
import { createHmac } from 'node:crypto';
import type { ContentPreview } from '../../ports/contentPort.ts';
import { isSameSecret } from '../../secrets/sameSecret.ts';

/** Name of the parameter in an address. */
export const previewParameter = 'preview';

export interface PreviewLinks {
  sign(preview: ContentPreview): string;
  /** What a link shows; null for one that is expired, altered or from another installation. */
  read(token: string, now: Date): ContentPreview | null;
}

/** Signed tokens that show an unpublished record to anybody with the link, until they expire. */
export function openPreviewLinks(secret: string): PreviewLinks {
  const key = createHmac('sha256', secret).update('forecourt content previews').digest();
  const signature = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign({ site, owner, kind, slug, until }) {
      const text = Buffer.from(JSON.stringify([site, owner, kind, slug, until])).toString('base64url');
      return `${text}.${signature(text)}`;
    },
    read(token, now) {
      const [text = '', given = ''] = token.split('.');
      if (token.length > 1_000 || !isSameSecret(given, signature(text))) return null;
      // The signature is ours, but another version of this program may have written other fields.
      const [site, owner, kind, slug, until] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
      if (typeof site !== 'string' || typeof slug !== 'string' || typeof until !== 'number') return null;
      if (typeof owner !== 'string' || !isContentOwner(owner) || !contentKindNames.includes(kind as ContentKind))
        return null;
      if (until * 1_000 <= now.getTime()) return null;
      return { site, owner, kind: kind as ContentKind, slug, until };
    },
  };
}
