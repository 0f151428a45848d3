import { shareOf, type ColumnProfile } from './feedSample.ts';
import { equipmentNames, isMake, isPicture, isYesNo, pictureNames } from './columnLooks.ts';
import { fieldGuesses, type FieldGuess } from './fieldGuesses.ts';

/** Which columns hold which field, and what is doubtful about it. */
export interface ColumnMatches {
  /** Column of each field. */
  columns: Map<string, ColumnProfile>;
  pictures: ColumnProfile[];
  /** Columns that hold lists of equipment. */
  equipment: ColumnProfile[];
  /** Columns that say of one piece of equipment yes or no. */
  flags: ColumnProfile[];
  notes: string[];
}

/** Share of texts that must look like the field's for a column whose name is known, and for one whose name is not. */
const [namedShare, namelessShare] = [0.6, 0.9];
/** A few texts tell nothing of what a column without a known name holds. */
const minTexts = 3;
/** Fewer columns that say yes or no may be about anything. */
const minFlags = 3;

const quoted = (columns: readonly ColumnProfile[]): string => columns.map(({ name }) => `'${name}'`).join(', ');

type Rank = (column: ColumnProfile, guess: FieldGuess) => number;

/** Place of a column's whole name among those of a field, the likeliest is 0; -1 where it is none of them. */
const fullName: Rank = ({ folded, last, words }, { names }) => {
  const spellings = [folded, last, folded.replace(/\d$/, ''), words.join('')];
  return names.findIndex((name) => spellings.includes(name));
};

/** The same of the words of its name. */
const oneWord: Rank = ({ words }, { names }) => names.findIndex((name) => name.length > 1 && words.includes(name));

function byName(
  guess: FieldGuess,
  { columns, rankOf, notes }: { columns: readonly ColumnProfile[]; rankOf: Rank; notes: string[] },
): ColumnProfile | null {
  const ranked = columns
    .map((column) => ({ column, rank: rankOf(column, guess) }))
    .filter(
      ({ column, rank }) => rank >= 0 && (column.texts.length === 0 || shareOf(column, guess.looks) >= namedShare),
    )
    .sort((one, other) => one.rank - other.rank);
  const [first] = ranked;
  if (!first) return null;
  const equal = ranked.filter(({ rank }) => rank === first.rank).map(({ column }) => column);
  const [best = first.column] = [...equal].sort((one, other) => other.texts.length - one.texts.length);
  if (equal.length > 1) notes.push(`${quoted(equal)} could each be the ${guess.path}: '${best.name}' is read.`);
  return best;
}

function byLooks(guess: FieldGuess, columns: readonly ColumnProfile[], notes: string[]): ColumnProfile | null {
  // Single letters look like many things.
  const looks = (text: string): boolean => text.length > 1 && guess.looks(text);
  const like = columns.filter((one) => one.texts.length >= minTexts && shareOf(one, looks) >= namelessShare);
  const [only, other] = like;
  if (only && !other) {
    notes.push(`'${only.name}' is read as ${guess.path}, because its texts look like it.`);
    return only;
  }
  if (other) notes.push(`${quoted(like)} look each like the ${guess.path}: none is read.`);
  return null;
}

/** Finds the columns of each field: by their names first, then by what their texts look like. */
export function matchColumns(profiles: readonly ColumnProfile[]): ColumnMatches {
  const notes: string[] = [];
  const columns = new Map<string, ColumnProfile>();
  const isPictures = (one: ColumnProfile): boolean =>
    (pictureNames.test(one.folded) || pictureNames.test(one.last)) &&
    (one.texts.length === 0 || shareOf(one, isPicture) >= namedShare);
  const isNamelessPictures = (one: ColumnProfile): boolean =>
    one.texts.length > 0 &&
    shareOf(one, (text) => isPicture(text) && /\.(?:jpe?g|png|webp)\b/i.test(text)) >= namelessShare;
  const pictures = profiles.filter((one) => isPictures(one) || isNamelessPictures(one));
  const equipment = profiles.filter(
    (one) =>
      (equipmentNames.test(one.folded) || equipmentNames.test(one.last)) && shareOf(one, isYesNo) < namelessShare,
  );
  const taken = new Set([...pictures, ...equipment]);
  const free = (): ColumnProfile[] => profiles.filter((one) => !taken.has(one));
  const take = (path: string, column: ColumnProfile | null): void => {
    if (column === null) return;
    columns.set(path, column);
    taken.add(column);
  };
  for (const rankOf of [fullName, oneWord]) {
    for (const guess of fieldGuesses)
      if (!columns.has(guess.path)) take(guess.path, byName(guess, { columns: free(), rankOf, notes }));
  }
  const make = fieldGuesses.find(({ path }) => path === 'make');
  if (make && !columns.has('make')) take('make', byLooks({ ...make, looks: isMake }, free(), notes));
  for (const guess of fieldGuesses) {
    if (guess.byLooks === true && !columns.has(guess.path)) take(guess.path, byLooks(guess, free(), notes));
  }
  const vin = /^(?=.*\d)(?=.*[A-HJ-NPR-Z])[A-HJ-NPR-Z0-9]{17}$/i;
  if (!columns.has('vin'))
    take('vin', byLooks({ path: 'vin', names: [], looks: (text) => vin.test(text) }, free(), notes));
  if (!columns.has('price'))
    take('price', byLooks({ path: 'price', names: [], looks: (text) => /^\$\s*\d/.test(text) }, free(), notes));
  if (!columns.has('km'))
    take('km', byLooks({ path: 'km', names: [], looks: (text) => /^\d[\d, ]*\s*kms?$/i.test(text) }, free(), notes));
  if (!columns.has('model') && !columns.has('title'))
    take('model', behindMake(profiles, columns.get('make'), taken, notes));
  const flags = free().filter(
    (one) => one.texts.length >= minTexts && shareOf(one, isYesNo) >= 0.95 && /[a-z]{2}/.test(one.folded),
  );
  if (flags.length < minFlags) return { columns, pictures, equipment, flags: [], notes };
  notes.push(`${quoted(flags)} say yes or no: they are read as equipment.`);
  return { columns, pictures, equipment, flags, notes };
}

/** In files without names the model stands behind the make. */
function behindMake(
  profiles: readonly ColumnProfile[],
  make: ColumnProfile | undefined,
  taken: ReadonlySet<ColumnProfile>,
  notes: string[],
): ColumnProfile | null {
  const next = make && profiles[profiles.indexOf(make) + 1];
  if (!next || taken.has(next) || shareOf(next, (text) => /[\p{L}\d]/u.test(text)) < namelessShare) return null;
  notes.push(`'${next.name}' is read as model, because it stands behind the make.`);
  return next;
}
