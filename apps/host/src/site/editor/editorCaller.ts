import type { Site, SiteEditor } from '@forecourt/domain';
import type { ContentCaller } from '@forecourt/platform';

/** One of a site's editors, as the content API knows them: for that site alone, and by name in the log. */
export const editorCaller = ({ slug }: Pick<Site, 'slug'>, { name }: SiteEditor): ContentCaller => ({
  name: `editor ${name}`,
  sites: [slug],
});
