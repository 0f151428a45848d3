export { defineTemplate, type OwnTemplate, type TemplateDefinition, type TemplatePage } from './defineTemplate.ts';
export { platformTemplates } from './platformTemplates.ts';
