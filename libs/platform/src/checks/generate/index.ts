// The door of generators: what the commands `generate` of this repository and of an agency's host have in common.
export { CommandError } from '../../config/commandError.ts';
export { generateCommand, type GenerateCheck, type GenerateCommandDeps } from './generateCommand.ts';
export { generateInto, type Asked, type Kinds } from './generateInto.ts';
export {
  channelKind,
  formKind,
  kebab,
  pascal,
  sectionKind,
  type Generated,
  type HostPlaces,
  type Kind,
  type SectionPlaces,
  type Wish,
} from './kinds.ts';
export { openDraft, type Draft, type DraftChange } from './openDraft.ts';
export { refuseExisting, spellingsOf, writePieces, type Spellings } from './pieces.ts';
export { addExport, addProperty, propertyNames, type AddedProperty } from './sources.ts';
