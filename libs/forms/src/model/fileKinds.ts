import { fileMessages, listWords, messageLocale, platformWords, type Words } from '@forecourt/domain/messages';

const megabyte = 1_024 * 1_024;
/** Maximum size of a picture, in megabytes. */
export const pictureMegabytes = 10;
/** Maximum size of a picture, in bytes. */
export const largestFile = pictureMegabytes * megabyte;
/** Maximum number of files of one field. */
export const maxFiles = 8;
/** Maximum size of a document in megabytes, unless the site says otherwise. */
export const usualDocumentMegabytes = 5;

/** Kinds of files, for the browser's file input and in words. */
export const fileKinds = {
  picture: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    endings: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
    words: ['JPEG', 'PNG', 'WebP', 'AVIF'],
    noun: 'file.pictures',
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
    noun: 'file.documents',
  },
} as const;
export type FileKind = keyof typeof fileKinds;

const picturesOnly: readonly FileKind[] = ['picture'];

/** Says what stands round the files of a form. */
export type FileWords = Words<typeof fileMessages>;

/**
 * What files of these kinds are called.
 * @param say words of the site
 * @example fileNoun(['picture'], 2) // 'pictures'
 */
export function fileNoun(
  kinds: readonly FileKind[] = picturesOnly,
  count: number = 1,
  say: FileWords = platformWords(fileMessages),
): string {
  const [first = 'picture', ...others] = kinds;
  return say(others.length === 0 ? fileKinds[first].noun : 'file.files', { count });
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

/**
 * Formats of these kinds.
 * @param locale language of the site, as a BCP 47 tag
 * @example acceptedWords(['picture']) // 'JPEG, PNG, WebP or AVIF'
 */
export const acceptedWords = (kinds: readonly FileKind[] = picturesOnly, locale: string = messageLocale): string =>
  listWords(
    kinds.flatMap((kind): readonly string[] => fileKinds[kind].words),
    locale,
    'disjunction',
  );

/** Maximum size in megabytes of a file of these kinds. */
function maxMegabytes(
  kinds: readonly FileKind[] = picturesOnly,
  documentMegabytes: number = usualDocumentMegabytes,
): number {
  return Math.max(kinds.includes('picture') ? pictureMegabytes : 0, kinds.includes('document') ? documentMegabytes : 0);
}

/** How a site speaks of files. */
export interface FileSpeech {
  say: FileWords;
  /** Language of the site, as a BCP 47 tag. */
  locale: string;
}

const platformSpeech: FileSpeech = { say: platformWords(fileMessages), locale: messageLocale };

/**
 * The limits of a field, in a sentence.
 * @param documentMegabytes maximum size of one document
 * @example limitWords(['document'], 1, 5) // 'One document, up to 5 MB: PDF, …'
 */
export function limitWords(
  kinds: readonly FileKind[],
  max: number,
  documentMegabytes: number,
  { say, locale }: FileSpeech = platformSpeech,
): string {
  const formats = acceptedWords(kinds, locale);
  const pictures = pictureMegabytes;
  if (kinds.includes('picture') && kinds.includes('document') && documentMegabytes < pictures) {
    return say('file.picturesAndDocuments', { max, pictures, documents: documentMegabytes, formats });
  }
  const size = maxMegabytes(kinds, documentMegabytes);
  if (max === 1) return say('file.oneOfUpTo', { noun: fileNoun(kinds, 1, say), size, formats });
  return say('file.severalOfUpTo', { max, nouns: fileNoun(kinds, max, say), size, formats });
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
 * @param documentMegabytes maximum size of one document
 * @example fileFault({ name: 'notes.txt', type: 'text/plain', size: 12 }) // 'We can’t take notes.txt. …'
 */
export function fileFault(
  file: ChosenFile,
  kinds: readonly FileKind[] = picturesOnly,
  documentMegabytes: number = usualDocumentMegabytes,
  { say, locale }: FileSpeech = platformSpeech,
): string | null {
  const { name: given, size } = file;
  const kind = kinds.find((one) => isOfKind(file, one));
  const name = given.length > 60 ? `${given.slice(0, 57)}…` : given;
  if (!kind && kinds.every((one) => one === 'document')) return say('file.notADocument');
  if (!kind) {
    return say('file.cannotBeSent', { name, nouns: fileNoun(kinds, 2, say), formats: acceptedWords(kinds, locale) });
  }
  if (size === 0) return say('file.isEmpty', { name, noun: fileNoun(kinds, 1, say) });
  const max = maxMegabytes([kind], documentMegabytes);
  if (size <= max * megabyte) return null;
  return say('file.isTooLarge', { name, noun: fileNoun([kind], 1, say), size: max });
}
