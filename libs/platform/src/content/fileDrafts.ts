import type { ContentKind } from '@forecourt/domain';
import { isDeepStrictEqual } from 'node:util';
import type { StoredContent } from '../ports/contentPort.ts';
import type { SiteContent, SiteRecord } from './mergeContent.ts';
import { draftName, type SiteDraft, type SiteDrafts } from './mergeDrafts.ts';

/** Whether a site's own draft in a file says what is published already, as after it was published from the editor. */
export const isUsedUp = ({ key, isOfFile, record }: SiteDraft, published: SiteRecord | undefined): boolean =>
  isOfFile && key.owner.startsWith('sites/') && record !== null && isDeepStrictEqual(record, published?.record);

/**
 * What a site's own draft in a file would have it say, with what its record in the database says over it: the fields to
 * store in the database so that the record reads as previews of the file show it.
 * @param drafts of all owners
 * @returns null where there is none, where the database has a draft that is newer work, or where it is published already
 */
export function fileDraftOf(
  { content, drafts: merged }: { content: SiteContent; drafts: SiteDrafts },
  drafts: readonly StoredContent[],
  site: string,
  kind: ContentKind,
  slug: string,
): Record<string, unknown> | null {
  const owner = `sites/${site}` as const;
  const file = drafts.find((one) => one.owner === owner && one.kind === kind && one.slug === slug);
  const draft = merged.get(draftName({ owner, kind, slug }));
  const published = content.get(kind)?.get(slug);
  if (!file || !draft?.isOfFile || isUsedUp(draft, published)) return null;
  const fieldsOf = (source: StoredContent['source']) =>
    published?.parts.find((part) => part.owner === owner && part.source === source)?.fields ?? {};
  const said = { ...file.fields, ...fieldsOf('database') };
  // What the draft leaves out of the file that it is to replace would go on showing below the database's record.
  const left = Object.keys(fieldsOf('file')).filter((name) => !Object.hasOwn(said, name));
  const record = draft.record as Readonly<Record<string, unknown>> | null;
  const without = left.flatMap((name) => (record && name in record ? [[name, record[name]] as const] : []));
  return { ...Object.fromEntries(without), ...said };
}
