import { templateFlags, templateNames, type TemplateName } from '@forecourt/domain';
import type { TemplateDefinition } from './defineTemplate.ts';

/** The platform's own templates, whose pages are in this library. */
export const platformTemplates = Object.fromEntries(
  templateNames.map((name) => [name, { flags: templateFlags[name] ?? {} }]),
) as Readonly<Record<TemplateName, TemplateDefinition>>;
