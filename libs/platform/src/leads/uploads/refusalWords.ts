import { fileMessages, fileRefusalMessages, wordsOf, type Speaker, type Words } from '@forecourt/domain/messages';
import { fileNoun, pictureMegabytes } from '@forecourt/forms/model';
import type { UploadRules } from '../../ports/uploadPort.ts';

/** Why a file is not taken. */
export type Refusal = 'many' | 'big' | 'pixels' | 'heic' | 'empty' | 'unreadable' | 'often';

/** Error messages for visitors, depending on what the field accepts. */
export function refusalWords(
  site: Speaker,
  { kinds, max }: Required<UploadRules>,
  documentMegabytes: number,
): Readonly<Record<Refusal, string>> {
  const say: Words<typeof fileRefusalMessages> = wordsOf(fileRefusalMessages, site);
  const sayFiles: Words<typeof fileMessages> = wordsOf(fileMessages, site);
  const hasPictures = kinds.includes('picture');
  const hasDocuments = kinds.includes('document');
  const noun = fileNoun(kinds, 1, sayFiles);
  const nouns = fileNoun(kinds, 2, sayFiles);
  const big = [
    ...(hasPictures ? [say('fileRefusal.bigPicture', { megabytes: pictureMegabytes })] : []),
    ...(hasDocuments ? [say('fileRefusal.bigDocument', { megabytes: documentMegabytes })] : []),
  ];
  const ofDocument = hasPictures ? say('fileRefusal.neither') : say('fileRefusal.noDocument');
  return {
    many: max === 1 ? say('fileRefusal.one', { noun }) : say('fileRefusal.several', { count: max, nouns }),
    big: big.join(' '),
    pixels: say('fileRefusal.pixels'),
    heic: say('fileRefusal.heic'),
    empty: say('fileRefusal.empty'),
    unreadable: hasDocuments ? ofDocument : say('fileRefusal.noPicture'),
    often: say('fileRefusal.often', { nouns }),
  };
}
