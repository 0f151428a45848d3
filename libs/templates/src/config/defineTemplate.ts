import type { FlagOverrides, TemplateName } from '@forecourt/domain';
import type { MessageTable } from '@forecourt/domain/messages';
import type { Template } from '../contract/props.ts';
import type { HomeSectionName } from './homeSectionNames.ts';

/** Names of the pages that a template may have of its own. */
export type TemplatePage = keyof Template;

/** A section that stands on a page: one of the extended template by its name, or one's own by its name and module. */
export type SectionChoice = HomeSectionName | (string & {}) | Readonly<Record<string, string>>;

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
  /**
   * The home page from top to bottom, instead of a `Home` of its own: names of sections of the template that it extends
   * (`homeSectionNames` has the platform's), and sections of its own, each with its module under a name. A module
   * exports its component as `Section`; it gets the data of the home page. What is not named does not stand there.
   * @example { Home: ['hero', { visit: './sections/Visit.tsx' }, 'arrived', 'reviews', 'about', 'offers', 'places'] }
   */
  sections?: Readonly<{ Home: readonly SectionChoice[] }>;
  /** Style sheet of its pages, named in the same way. Only sites of this template load it. */
  styles?: string;
  /** `import.meta.url` of the file that defines it, from which paths are counted. */
  from?: string;
  /** Flags that its sites have unless their files say otherwise. */
  flags?: FlagOverrides & Readonly<Record<string, boolean | undefined>>;
  /** What its pages say, by keys under which hosts and sites may say it otherwise. @default none */
  messages?: MessageTable;
}

/** A template that a host's configuration can register: it has every page of what it extends, and its own. */
export type OwnTemplate = TemplateDefinition & Required<Pick<TemplateDefinition, 'extends'>>;

/**
 * Defines a template beside the platform's.
 * @throws when a path is given without `from`: nobody could say where it leads; and when its home page is given twice
 * @example defineTemplate({ extends: 'franchise', from: import.meta.url, pages: { Home: './pages/Home.tsx' } })
 */
export function defineTemplate(definition: OwnTemplate): OwnTemplate {
  const { pages = {}, sections, styles } = definition;
  const own = (sections?.Home ?? []).flatMap((one) => (typeof one === 'string' ? [] : Object.values(one)));
  const named = [...Object.values(pages), ...own, ...(styles ? [styles] : [])];
  if (pages.Home !== undefined && sections) {
    throw new Error('A template gives its home page as a module and as sections: leave one of them out.');
  }
  const path = named.find((module) => /^\.{1,2}\//.test(module));
  if (path !== undefined && definition.from === undefined) {
    throw new Error(`A template names '${path}' by path: say where it counts from with 'from: import.meta.url'.`);
  }
  return definition;
}
