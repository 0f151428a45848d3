import { templateNames, type TemplateName } from '@forecourt/domain';
import { homeOf, homeSections, templates, type HomeSections, type Template } from '@forecourt/templates';
import type { OwnTemplate } from '@forecourt/templates/config';
import { boutique, boutiqueFlags } from '../../../examples/template-boutique/template.ts';
import '../../../examples/template-boutique/src/boutique.css';
import { yard } from '../../../examples/template-yard/yardTemplate.ts';

/** Flags that the host of these templates has beside the platform's. */
export const catalogueFlags = boutiqueFlags;

/** Name of a page that a template has; the shell stands around each of them. */
export type PageName = Exclude<keyof Template, 'Shell'>;

/** A template as the catalogue shows it. */
export interface CatalogueTemplate {
  pages: Template;
  /** The platform's template whose sample site and stock its pages are filled with. */
  sample: TemplateName;
  /** Theme of the sites that use it. */
  theme: string;
  /** Flags that its sites have besides those of the sample site. */
  flags: Readonly<Record<string, boolean | undefined>>;
}

const themeOfTemplate: Readonly<Record<TemplateName, string>> = {
  franchise: 'toyota',
  group: 'southern',
  superstore: 'superstore',
  caravan: 'caravan',
};

/** Components of the examples, by the paths of their files. */
const modules = import.meta.glob<Record<string, HomeSections[string]>>('../../../examples/template-*/src/*.tsx', {
  eager: true,
});

/** Reads a component out of a module that a template's definition names by path. */
const componentFrom = (folder: string) => (path: string, name: string) => {
  const component = modules[path.replace('./', `../../../examples/${folder}/`)]?.[name];
  if (!component) throw new Error(`${path} of examples/${folder} exports no ${name}.`);
  return component;
};

/** The home page that a definition puts together from sections of the template it extends, and from its own. */
function sectionedHome(choices: NonNullable<OwnTemplate['sections']>['Home'], base: TemplateName, folder: string) {
  const ours: HomeSections = homeSections[base];
  const componentOf = componentFrom(folder);
  const parts = choices.flatMap((choice) => {
    if (typeof choice !== 'string')
      return Object.entries(choice).map(([name, path]) => [name, componentOf(path, 'Section')] as const);
    const section = ours[choice];
    if (!section) throw new Error(`The template ${base} has no section ${choice}.`);
    return [[choice, section] as const];
  });
  return homeOf(Object.fromEntries(parts));
}

/** An agency's template, with the pages of the platform's template that it extends and its own in their place. */
function exampleTemplate(definition: OwnTemplate, folder: string, theme: string): CatalogueTemplate {
  const { pages = {}, sections, flags = {} } = definition;
  const base = templateNames.find((name) => name === definition.extends);
  if (!base) throw new Error(`examples/${folder} extends ${definition.extends}, which is no template of the platform.`);
  const componentOf = componentFrom(folder);
  const own = Object.entries(pages).map(([page, path]) => [page, componentOf(path, page)]);
  const home = sections && { Home: sectionedHome(sections.Home, base, folder) };
  return {
    pages: { ...templates[base], ...(Object.fromEntries(own) as Partial<Template>), ...home },
    sample: base,
    theme,
    flags,
  };
}

/** Every template of the platform, and the examples of an agency's own, by its name. */
export const catalogueTemplates: Readonly<Record<string, CatalogueTemplate>> = {
  ...Object.fromEntries(
    templateNames.map((name) => [
      name,
      { pages: templates[name], sample: name, theme: themeOfTemplate[name], flags: {} },
    ]),
  ),
  boutique: exampleTemplate(boutique, 'template-boutique', 'boutique'),
  yard: exampleTemplate(yard, 'template-yard', 'kauri'),
};

/** @throws for a name that is no template */
export function catalogueTemplate(name: string): CatalogueTemplate {
  const found = catalogueTemplates[name];
  if (!found) throw new Error(`There is no template "${name}". Known: ${Object.keys(catalogueTemplates).join(', ')}.`);
  return found;
}

/** Whether a template has a page of its own: one of another template is shown there in every state. */
export function isOwnPage(name: string, page: PageName): boolean {
  const { pages, sample } = catalogueTemplate(name);
  const from = sample === name ? 'franchise' : sample;
  return name === from || pages[page] !== catalogueTemplate(from).pages[page];
}

/** Name of the template of sites in a theme: the franchise where none has the theme as its own. */
export const templateOfTheme = (theme: string): string =>
  Object.entries(catalogueTemplates).find(([, template]) => template.theme === theme)?.[0] ?? 'franchise';

/** Names of all pages, in the order of the contract. */
export const pageNames = Object.keys(templates.franchise).filter((name): name is PageName => name !== 'Shell');
