import { contentKindNames, isContentOwner, type ContentKind } from '@forecourt/domain';
import type { ContentPreview } from '../../ports/contentPort.ts';
import { openSignedLinks } from '../../secrets/signedLinks.ts';

/** Name of the parameter in an address. */
export const previewParameter = 'preview';

export interface PreviewLinks {
  sign(preview: ContentPreview): string;
  /** What a link shows; null for one that is expired, altered or from another installation. */
  read(token: string, now: Date): ContentPreview | null;
}

/** Signed tokens that show an unpublished record to anybody with the link, until they expire. */
export function openPreviewLinks(secret: string): PreviewLinks {
  const links = openSignedLinks(secret, 'forecourt content previews');
  return {
    sign: ({ site, owner, kind, slug, until }) => links.sign([site, owner, kind, slug, until]),
    read(token, now) {
      // The signature is ours, but another version of this program may have written other fields.
      const [site, owner, kind, slug, until] = links.read(token) ?? [];
      if (typeof site !== 'string' || typeof slug !== 'string' || typeof until !== 'number') return null;
      if (typeof owner !== 'string' || !isContentOwner(owner) || !contentKindNames.includes(kind as ContentKind))
        return null;
      if (until * 1_000 <= now.getTime()) return null;
      return { site, owner, kind: kind as ContentKind, slug, until };
    },
  };
}
