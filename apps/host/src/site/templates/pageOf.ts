import type { PublicSite } from '@forecourt/domain';
import type { Template } from '@forecourt/templates';

/**
 * One page in every registered template, by the names that sites give. A page that takes other data than its contract
 * says does not compile.
 */
export type PageTable<Page extends keyof Template> = Readonly<
  Record<string, () => Template[Page] | Promise<Template[Page]>>
>;

/** Looks a page up by a site's template. @throws for a template that was not registered when the host was built */
export function pageOf<Page extends keyof Template>(pages: PageTable<Page>) {
  return async ({ template }: Pick<PublicSite, 'template'>): Promise<Template[Page]> => {
    const load = Object.hasOwn(pages, template) ? pages[template] : undefined;
    if (!load) throw new Error(`The host was built without the template '${template}': build it again.`);
    return load();
  };
}
