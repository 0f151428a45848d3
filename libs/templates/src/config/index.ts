export {
  defineTemplate,
  type OwnTemplate,
  type SectionChoice,
  type TemplateDefinition,
  type TemplatePage,
} from './defineTemplate.ts';
export { homeSectionNames, type HomeSectionName } from './homeSectionNames.ts';
export { platformTemplates } from './platformTemplates.ts';
