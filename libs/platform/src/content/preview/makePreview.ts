import { contentPlace, safePath, type ContentKind, type ContentOwner } from '@forecourt/domain';
import type { SiteStore } from '../../ports/sitePort.ts';
import type { OpenedContent } from '../openContent.ts';
import { previewParameter, type PreviewLinks } from './previewLinks.ts';

/** Hours for which a link is valid. */
export const previewHours = { default: 72, max: 30 * 24 } as const;

export interface PreviewRequest {
  site: string;
  kind: ContentKind;
  slug: string;
  /** Whose draft is shown. @default the narrowest owner that has one; without drafts, what is published */
  owner?: ContentOwner | undefined;
  /** Page of the site that shows the record. @default the record's own page */
  path?: string | undefined;
  /** @default 72 */
  hours?: number | undefined;
}

export interface PreviewDeps {
  content: Pick<OpenedContent, 'versionsToPreview' | 'preview' | 'find'>;
  sites: Pick<SiteStore, 'bySlug' | 'publicSite' | 'all'>;
  links: PreviewLinks;
  now: () => Date;
}

export type PreviewResult = { ok: true; url: string; until: Date } | { ok: false; message: string };

/** Makes a link that shows a draft or scheduled record, or a change to a published one, in its page. */
export function makePreview(
  { content, sites, links, now }: PreviewDeps,
  { site: siteSlug, kind, slug, owner, path, hours = previewHours.default }: PreviewRequest,
): PreviewResult {
  const site = sites.bySlug(siteSlug);
  if (!site) {
    const names = sites.all().map((one) => one.slug);
    return { ok: false, message: `There is no site '${siteSlug}': use one of ${names.join(', ')}.` };
  }
  const version = content
    .versionsToPreview(siteSlug, kind, slug)
    .find((one) => owner === undefined || one.owner === owner);
  const until = Math.floor(now().getTime() / 1_000 + hours * 3_600);
  const shown = version && { site: siteSlug, owner: version.owner, kind, slug, until };
  const found = shown && content.preview(shown, () => content.find(site, kind, slug));
  const [problem] = version?.problems ?? [];
  if (problem) {
    const { origin, field, message } = problem;
    return { ok: false, message: `${origin}: ${field === null ? '' : `${field}: `}${message}` };
  }
  if (!found) {
    return { ok: false, message: `${site.name} has no ${kind} '${slug}' that could be shown.` };
  }
  if (!(hours > 0 && hours <= previewHours.max)) {
    return { ok: false, message: `hours: give a number up to ${previewHours.max}.` };
  }
  const place = path ?? contentPlace(kind, found.record);
  if (place === null) return { ok: false, message: `path: name the page that shows a ${kind}, such as '/'.` };
  if (safePath(place) !== place) return { ok: false, message: `path: '${place}' is no path of the site.` };
  const url = new URL(place, sites.publicSite(site).origin);
  url.searchParams.set(previewParameter, links.sign(shown));
  return { ok: true, url: url.href, until: new Date(until * 1_000) };
}
