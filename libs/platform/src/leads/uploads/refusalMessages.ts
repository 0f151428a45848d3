import type { UploadRules } from '../../ports/uploadPort.ts';

/** Why a file is not taken. */
export type Refusal = 'many' | 'big' | 'pixels' | 'heic' | 'empty' | 'unreadable' | 'often';

const readable = 'JPEG, PNG, WebP or AVIF';

/** Error messages for visitors, depending on what the field accepts. */
export function refusalMessages(
  { kinds, max }: Required<UploadRules>,
  documentMegabytes: number,
): Readonly<Record<Refusal, string>> {
  const hasPictures = kinds.includes('picture');
  const hasDocuments = kinds.includes('document');
  const noun = hasPictures && hasDocuments ? 'file' : hasDocuments ? 'document' : 'picture';
  const big = [
    ...(hasPictures ? ['Pictures may have up to 10 MB each.'] : []),
    ...(hasDocuments ? [`Documents may have up to ${documentMegabytes} MB each.`] : []),
  ];
  const noDocument = 'This file is not a PDF or Word document. Save it as a PDF and choose it again.';
  const mixed = `Only pictures (${readable}) and documents (PDF, DOC, DOCX, ODT or RTF) can be sent.`;
  const onlyPictures = `Only pictures can be sent: ${readable}.`;
  return {
    many: max === 1 ? `We take one ${noun} here.` : `We take up to ${max} ${noun}s.`,
    big: big.join(' '),
    pixels:
      'This picture has more than 64 million pixels. Save it smaller, such as 2,000 pixels wide, and choose it again.',
    heic: 'HEIC pictures cannot be read here. Save them as JPEG, or send a screenshot.',
    empty: 'This file is empty. Choose another.',
    unreadable: hasDocuments ? (hasPictures ? mixed : noDocument) : onlyPictures,
    often: `Too many ${noun}s came at once. Please try again in an hour.`,
  };
}
