import type { MessageTable } from '../messageTable.ts';

/** Why a file was not taken. */
export const fileRefusalMessages = {
  'fileRefusal.one': 'We take one {noun} here.',
  'fileRefusal.several': 'We take up to {count} {nouns}.',
  'fileRefusal.bigPicture': 'Pictures may have up to {megabytes} MB each.',
  'fileRefusal.bigDocument': 'Documents may have up to {megabytes} MB each.',
  'fileRefusal.pixels':
    'This picture has more than 64 million pixels. Save it smaller, such as 2,000 pixels wide, and choose it again.',
  'fileRefusal.heic': 'HEIC pictures cannot be read here. Save them as JPEG, or send a screenshot.',
  'fileRefusal.empty': 'This file is empty. Choose another.',
  'fileRefusal.noDocument': 'This file is not a PDF or Word document. Save it as a PDF and choose it again.',
  'fileRefusal.noPicture': 'Only pictures can be sent: JPEG, PNG, WebP or AVIF.',
  'fileRefusal.neither':
    'Only pictures (JPEG, PNG, WebP or AVIF) and documents (PDF, DOC, DOCX, ODT or RTF) can be sent.',
  'fileRefusal.often': 'Too many {nouns} came at once. Please try again in an hour.',
} as const satisfies MessageTable;
