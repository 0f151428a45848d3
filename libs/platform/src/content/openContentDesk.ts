import type { ContentDesk } from '../ports/contentPort.ts';
import type { DatabaseContent } from './database/openDatabaseContent.ts';
import type { OpenedContent } from './openContent.ts';

export interface ContentDeskDeps {
  content: Pick<OpenedContent, 'entries' | 'fileDraft' | 'partsOf'>;
  /** Where sites store what they say. */
  pushed: Pick<DatabaseContent, 'find'>;
}

/** Shows a site's content to the people who edit it: all of it, and what of it is their own. */
export function openContentDesk({ content, pushed }: ContentDeskDeps): ContentDesk {
  return {
    entries: ({ slug }, kind) => content.entries(slug, kind),
    async find({ slug: site }, kind, slug) {
      const entry = content.entries(site, kind).find((one) => one.slug === slug);
      if (!entry) return null;
      const owner = `sites/${site}` as const;
      const own = await pushed.find({ owner, kind, slug });
      const below = content
        .partsOf(site, kind, slug)
        .filter((part) => part.owner !== owner || part.source === 'file')
        .map(({ fields }) => fields);
      return {
        ...entry,
        below: Object.assign({}, ...below) as Record<string, unknown>,
        fields: own?.fields ?? null,
        draft: own?.draft ?? null,
        fileDraft: own?.draft ? null : content.fileDraft(site, kind, slug),
        version: own && (own.fields ?? own.draft) ? own.version : 0,
      };
    },
  };
}
