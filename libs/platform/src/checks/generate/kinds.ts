import { standardForms } from '@forecourt/forms/model';
import { join, posix } from 'node:path';
import { CommandError } from '../../config/commandError.ts';
import type { Draft } from './openDraft.ts';
import { ownPieces, refuseExisting, spellingsOf, writePieces } from './pieces.ts';
import { addImport, addProperty } from './sources.ts';

/** What a kind has put into the draft. */
export interface Generated {
  /** Unit tests to run, by the folder of their project. */
  tests: { folder: string; files: string[] };
  /** Projects of the workspace whose types have to hold. */
  projects: string[];
  /** What a person does next, in sentences. */
  next: string[];
}

/** What somebody has asked for. */
export interface Wish {
  name: string;
  /** Options as they were typed, by their names. */
  options: Readonly<Record<string, string | undefined>>;
}

/** Something that can be generated. */
export interface Kind {
  /** How its names are written, and an example. */
  names: { pattern: RegExp; like: string };
  /** Options with an example of each. */
  options: Readonly<Record<string, string>>;
  /** @throws CommandError that says what would be right; nothing has been written then */
  generate(draft: Draft, wish: Wish): Generated;
}

/** Names of components. */
export const pascal = { pattern: /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/, like: 'WarrantyNote' };
/** Names in addresses and files. */
export const kebab = { pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, like: 'call-me-back' };

/** Where a host has its own code, from the folder of the draft. */
export interface HostPlaces {
  /** Its configuration, which registers what is generated. */
  config: string;
  /** Folder whose test runner runs its tests. */
  project: string;
  /** Its project of the workspace, where types are checked project by project. */
  projects: string[];
}

const importOf = (config: string, name: string, file: string): string => {
  const path = posix.relative(posix.dirname(config), file);
  return `import { ${name} } from '${path.startsWith('.') ? path : `./${path}`}';`;
};

/** A form of the host's own, at an address of every site. */
export const formKind = ({ config, project, projects }: HostPlaces): Kind => ({
  names: kebab,
  options: {},
  generate(draft, { name }) {
    const words = spellingsOf(name);
    const own = `${words.propertyName}Form`;
    const folder = posix.join(project, 'forms');
    refuseExisting(draft, [`${folder}/${own}.ts`]);
    if (Object.hasOwn(standardForms, name))
      throw new CommandError(`The platform has a form '${name}' already: choose another name.`);
    writePieces(draft, join(ownPieces, 'form'), folder, { ...words });
    addImport(draft, config, importOf(config, own, `${folder}/${own}.ts`));
    addProperty(draft, config, 'default', { name, value: own, within: 'forms' });
    return {
      tests: { folder: project, files: [`forms/${own}.test.ts`] },
      projects,
      next: [`From the next start it stands at /forms/${name} of every site.`],
    };
  },
});

/**
 * A way to deliver leads.
 * @param folderOf where the channel of a name stands
 * @param more folder of further pieces of a channel that is a package of its own
 */
export const channelKind = (
  { config, project, projects }: HostPlaces,
  folderOf: (name: string) => string,
  more?: string,
): Kind => ({
  names: kebab,
  options: {},
  generate(draft, { name }) {
    const words = spellingsOf(name);
    const own = `${words.propertyName}Channel`;
    const folder = folderOf(name);
    refuseExisting(draft, [folder]);
    for (const pieces of [join(ownPieces, 'channel'), ...(more === undefined ? [] : [more])])
      writePieces(draft, pieces, folder, { ...words });
    addImport(draft, config, importOf(config, own, `${folder}/${own}.ts`));
    addProperty(draft, config, 'default', { name, value: own, within: 'deliveryChannels' });
    return {
      tests: { folder: project, files: [posix.relative(project, `${folder}/${own}.test.ts`)] },
      projects,
      next: [`Name it in a site's leadDestinations: { "type": "channel", "channel": "${name}", … }.`],
    };
  },
});

/** Where sections stand. */
export interface SectionPlaces extends Pick<HostPlaces, 'project' | 'projects'> {
  folder: string;
  /** Module that has the sample pages, as a section imports it. */
  testing: string;
  /** What stands before the name in the title of its stories. @example 'Templates/Sections' */
  room: string;
  /** What else a new section needs. @default nothing */
  register?: (draft: Draft, name: string) => void;
  next: string[];
}

/** A part of pages, put together from parts that there are. */
export const sectionKind = ({ folder, project, projects, testing, room, register, next }: SectionPlaces): Kind => ({
  names: pascal,
  options: {},
  generate(draft, { name }) {
    refuseExisting(draft, [`${folder}/${name}.tsx`]);
    writePieces(draft, join(ownPieces, 'section'), folder, { ...spellingsOf(name), testing, room });
    register?.(draft, name);
    return {
      tests: { folder: project, files: [posix.relative(project, `${folder}/${name}.test.tsx`)] },
      projects,
      next,
    };
  },
});
