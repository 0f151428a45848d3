import { homeSectionNames, type TemplateDefinition } from '@forecourt/templates/config';
import { specifierFrom } from './specifierFrom.ts';

/** A section of a home page: its name, and the code that a table has it from. */
export interface HomePart {
  name: string;
  source: string;
}

/** Templates by their names. */
export type Templates = Readonly<Record<string, TemplateDefinition>>;

const ours: Readonly<Record<string, readonly string[]>> = homeSectionNames;

/** Sections of the template that another one extends. */
function baseParts(name: string, base: string | undefined, templates: Templates, folder: string): HomePart[] {
  if (base === undefined) throw new Error(`The template '${name}' has sections, but extends no template.`);
  const { pages, sections, extends: next } = templates[base] ?? {};
  if (sections) return homeParts(base, templates, folder);
  if (pages?.Home !== undefined) {
    throw new Error(`The template '${name}' names sections, but '${base}' has a home page that is not made of any.`);
  }
  if (next !== undefined) return baseParts(name, next, templates, folder);
  return (ours[base] ?? []).map((part) => ({ name: part, source: `homeSections.${base}.${part}` }));
}

/**
 * The home page of a template that is made of sections, from top to bottom.
 * @throws naming the section that the extended template does not have, or that stands there twice
 */
export function homeParts(name: string, templates: Templates, folder: string): HomePart[] {
  const { sections, from, extends: base } = templates[name] ?? {};
  const known = baseParts(name, base, templates, folder);
  const parts = (sections?.Home ?? []).flatMap((choice): HomePart[] => {
    if (typeof choice !== 'string') {
      return Object.entries(choice).map(([own, module]) => ({
        name: own,
        source: `(await import('${specifierFrom(folder, module, from)}')).Section`,
      }));
    }
    const part = known.find((one) => one.name === choice);
    if (part) return [part];
    const names = known.map((one) => one.name).join(', ');
    throw new Error(`The template '${name}' names the section '${choice}', which '${base}' does not have: ${names}.`);
  });
  const twice = parts.find((part, at) => parts.findIndex((one) => one.name === part.name) !== at);
  if (twice) throw new Error(`The section '${twice.name}' stands twice on the home page of '${name}'.`);
  return parts;
}
