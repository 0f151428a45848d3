import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../config/commandError.ts';
import type { Draft } from './openDraft.ts';

/** Folder with what this package can write, a folder for each kind. */
export const ownPieces = join(import.meta.dirname, '../../../pieces');

/** A name in every spelling that pieces use. */
export interface Spellings {
  /** As it was typed. */
  name: string;
  /** @example 'WarrantyNote' */
  className: string;
  /** @example 'warrantyNote' */
  propertyName: string;
  /** @example 'Warranty note' */
  sentence: string;
  /** @example 'warranty note' */
  lowerSentence: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @example spellingsOf('call-me').className // 'CallMe' */
export function spellingsOf(name: string): Spellings {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/);
  const className = words.map(capital).join('');
  const lowerSentence = words.join(' ');
  const propertyName = className.charAt(0).toLowerCase() + className.slice(1);
  return { name, className, propertyName, sentence: capital(lowerSentence), lowerSentence };
}

/** @throws CommandError for the first path at which something stands */
export function refuseExisting(draft: Draft, paths: readonly string[]): void {
  const there = paths.find((path) => draft.exists(path));
  if (there) throw new CommandError(`${there} is there already: choose another name, or change what is there.`);
}

/**
 * Writes each file of a folder of pieces into a draft, `<%= word %>` in its text and `__word__` in its path filled in.
 * @param pieces folder of files whose names end in `.template`
 * @param to folder of the draft
 * @throws for a word that has no value: a bug of the piece
 */
export function writePieces(draft: Draft, pieces: string, to: string, words: Readonly<Record<string, string>>): void {
  const fill = (text: string, pattern: RegExp) =>
    text.replaceAll(pattern, (_, word: string) => {
      const value = words[word];
      if (value === undefined) throw new Error(`${pieces} asks for '${word}', which has no value.`);
      return value;
    });
  for (const entry of readdirSync(pieces, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(pieces.length + 1, -'.template'.length).replaceAll('\\', '/');
    draft.write(`${to}/${fill(path, /__(\w+?)__/g)}`, fill(readFileSync(file, 'utf8'), /<%= (\w+) %>/g));
  }
}
