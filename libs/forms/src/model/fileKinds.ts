/** Maximum size of a picture, in bytes. */
export const largestFile = 10 * 1_024 * 1_024;
/** Maximum number of files of one field. */
export const maxFiles = 8;
/** Maximum size of a document in megabytes, unless the site says otherwise. */
export const usualDocumentMegabytes = 5;

const megabyte = 1_024 * 1_024;

/** Kinds of files, for the browser's file input and in words. */
export const fileKinds = {
  picture: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    endings: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
    words: ['JPEG', 'PNG', 'WebP', 'AVIF'],
    noun: 'picture',
  },
  document: {
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'application/rtf',
      'text/rtf',
    ],
    endings: ['pdf', 'doc', 'docx', 'odt', 'rtf'],
    words: ['PDF', 'Word (DOC, DOCX)', 'ODT', 'RTF'],
    noun: 'document',
  },
} as const;
export type FileKind = keyof typeof fileKinds;

const picturesOnly: readonly FileKind[] = ['picture'];

export const wrongDocumentMessage = 'This file is not a PDF or Word document. Save it as a PDF and choose it again.';

/** @example fileNoun(['picture'], 2) // 'pictures' */
export function fileNoun(kinds: readonly FileKind[] = picturesOnly, count: number = 1): string {
  const [first = 'picture', ...others] = kinds;
  const noun = others.length === 0 ? fileKinds[first].noun : 'file';
  return count === 1 ? noun : `${noun}s`;
}

/** `accept` attribute of the file input. Phones filter documents by type, desktops by extension. */
export function acceptedTypes(kinds: readonly FileKind[] = picturesOnly): string {
  return kinds
    .flatMap((kind) => {
      const { types, endings } = fileKinds[kind];
      return kind === 'document' ? [...endings.map((ending) => `.${ending}`), ...types] : types;
    })
    .join(',');
}

/** @example acceptedWords(['picture']) // 'JPEG, PNG, WebP or AVIF' */
export function acceptedWords(kinds: readonly FileKind[] = picturesOnly): string {
  const all = kinds.flatMap((kind): readonly string[] => fileKinds[kind].words);
  return all.length === 1 ? String(all[0]) : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

/** Maximum size in megabytes of a file of these kinds. */
function maxMegabytes(
  kinds: readonly FileKind[] = picturesOnly,
  documentMegabytes: number = usualDocumentMegabytes,
): number {
  return Math.max(
    kinds.includes('picture') ? largestFile / megabyte : 0,
    kinds.includes('document') ? documentMegabytes : 0,
  );
}

/**
 * The limits of a field, in a sentence. @example limitWords(['document'], 1, 5) // 'One document of up to 5 MB: PDF, …'
 */
export function limitWords(kinds: readonly FileKind[], max: number, documentMegabytes: number): string {
  const words = acceptedWords(kinds);
  if (kinds.includes('picture') && kinds.includes('document') && documentMegabytes < largestFile / megabyte) {
    return `Up to ${max} files: pictures of 10 MB, documents of ${documentMegabytes} MB each. ${words}.`;
  }
  const large = `${maxMegabytes(kinds, documentMegabytes)} MB`;
  if (max === 1) return `One ${fileNoun(kinds)} of up to ${large}: ${words}.`;
  return `Up to ${max} ${fileNoun(kinds, max)} of ${large} each: ${words}.`;
}

/** What is known of a chosen file before upload. */
export interface ChosenFile {
  name: string;
  /** MIME type according to the browser; '' where it does not know. */
  type: string;
  /** Bytes. */
  size: number;
}

/**
 * Operating systems report different types for the same document, so its extension counts too; for a picture only where
 * there is no type.
 */
function isOfKind({ name, type }: ChosenFile, kind: FileKind): boolean {
  const { types, endings } = fileKinds[kind];
  const isCalledSo = endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  const isTyped = types.some((one) => one === type);
  return kind === 'document' ? isTyped || isCalledSo : type === '' ? isCalledSo : isTyped;
}

/**
 * Why a file need not be uploaded at all, for the visitor; null where the server decides by its content.
 * @example fileFault({ name: 'notes.txt', type: 'text/plain', size: 12 }) // 'notes.txt cannot be sent. …'
 */
export function fileFault(
  file: ChosenFile,
  kinds: readonly FileKind[] = picturesOnly,
  documentMegabytes: number = usualDocumentMegabytes,
): string | null {
  const { name, size } = file;
  const kind = kinds.find((one) => isOfKind(file, one));
  const called = name.length > 60 ? `${name.slice(0, 57)}…` : name;
  if (!kind && kinds.every((one) => one === 'document')) return wrongDocumentMessage;
  if (!kind) return `${called} cannot be sent. Choose ${fileNoun(kinds, 2)} saved as ${acceptedWords(kinds)}.`;
  if (size === 0) return `${called} is empty. Choose another ${fileNoun(kinds)}.`;
  const max = maxMegabytes([kind], documentMegabytes);
  return size > max * megabyte ? `${called} is too large. Each ${fileNoun([kind])} may have up to ${max} MB.` : null;
}
