/** Largest file, in bytes. */
export const largestFile = 10 * 1_024 * 1_024;
/** Most files of one field. */
export const mostFiles = 8;

/** What a field may take: as the browser's chooser knows it, and in words. */
export const fileKinds = {
  picture: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    endings: /\.(?:jpe?g|png|webp|avif)$/i,
    words: 'JPEG, PNG, WebP or AVIF',
  },
  pdf: { types: ['application/pdf'], endings: /\.pdf$/i, words: 'PDF' },
} as const;
export type FileKind = keyof typeof fileKinds;

const picturesOnly: readonly FileKind[] = ['picture'];

/** @example fileNoun(['picture'], 2) // 'pictures' */
export function fileNoun(kinds: readonly FileKind[] = picturesOnly, count: number = 1): string {
  const noun = kinds.every((kind) => kind === 'picture') ? 'picture' : 'file';
  return count === 1 ? noun : `${noun}s`;
}

/** For the chooser of the browser. */
export function acceptedTypes(kinds: readonly FileKind[] = picturesOnly): string {
  return kinds.flatMap((kind) => fileKinds[kind].types).join(',');
}

/** @example acceptedWords(['picture', 'pdf']) // 'JPEG, PNG, WebP, AVIF or PDF' */
export function acceptedWords(kinds: readonly FileKind[] = picturesOnly): string {
  const all = kinds.flatMap((kind) => fileKinds[kind].words.split(/, | or /));
  return all.length === 1 ? String(all[0]) : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

/** What a chosen file is known by before it is sent. */
export interface ChosenFile {
  name: string;
  /** As the browser takes it for; '' where it does not know. */
  type: string;
  /** Bytes. */
  size: number;
}

/**
 * Why a file need not be sent at all, in words; null where the server may judge it by its content.
 * @example fileFault({ name: 'notes.txt', type: 'text/plain', size: 12 }) // 'notes.txt cannot be sent. …'
 */
export function fileFault({ name, type, size }: ChosenFile, kinds: readonly FileKind[] = picturesOnly): string | null {
  const known = kinds.some((kind) => {
    const { types, endings } = fileKinds[kind];
    return type === '' ? endings.test(name) : types.some((one) => one === type);
  });
  const called = name.length > 60 ? `${name.slice(0, 57)}…` : name;
  if (!known) return `${called} cannot be sent. Choose ${fileNoun(kinds, 2)} saved as ${acceptedWords(kinds)}.`;
  if (size === 0) return `${called} is empty. Choose another ${fileNoun(kinds)}.`;
  return size > largestFile ? `${called} is too large. Each ${fileNoun(kinds)} may have up to 10 MB.` : null;
}
