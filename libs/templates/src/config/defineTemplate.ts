import type { FlagOverrides, TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';

/** Names of the pages that a template may have of its own. */
export type TemplatePage = keyof Template;

/**
 * What a host's configuration says of a template: pure data, so that the server and commands read it without any page
 * being loaded.
 */
export interface TemplateDefinition {
  /** The registered template that has every page which this one does not have itself. */
  extends?: TemplateName | (string & {});
  /**
   * Modules of its own pages. Each exports its component under the page's name. From a package by its door, as
   * `'@acme/template-boutique/Home'`; with `from` also by path, as `'./pages/Home.tsx'`. Where only what a path was
   * compiled to is there, `./pages/Home.js`, that is taken.
   */
  pages?: Readonly<Partial<Record<TemplatePage, string>>>;
  /** Style sheet of its pages, named in the same way. Only sites of this template load it. */
  styles?: string;
  /** `import.meta.url` of the file that defines it, from which paths are counted. */
  from?: string;
  /** Flags that its sites have unless their files say otherwise. */
  flags?: FlagOverrides & Readonly<Record<string, boolean | undefined>>;
}

/** A template that a host's configuration can register: it has every page of what it extends, and its own. */
export type OwnTemplate = TemplateDefinition & Required<Pick<TemplateDefinition, 'extends'>>;

/**
 * Defines a template beside the platform's.
 * @throws when a path is given without `from`: nobody could say where it leads
 * @example defineTemplate({ extends: 'franchise', from: import.meta.url, pages: { Home: './pages/Home.tsx' } })
 */
export function defineTemplate(definition: OwnTemplate): OwnTemplate {
  const named = [...Object.values(definition.pages ?? {}), ...(definition.styles ? [definition.styles] : [])];
  const path = named.find((module) => /^\.{1,2}\//.test(module));
  if (path !== undefined && definition.from === undefined) {
    throw new Error(`A template names '${path}' by path: say where it counts from with 'from: import.meta.url'.`);
  }
  return definition;
}
