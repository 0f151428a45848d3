import type { MessageTable } from '../messageTable.ts';

/** Why a file was not taken. */
export const fileRefusalMessages = {
  'fileRefusal.one': 'You can send one {noun} here.',
  'fileRefusal.several': 'You can send up to {count} {nouns}.',
  'fileRefusal.bigPicture': 'Pictures can be up to {megabytes} MB each.',
  'fileRefusal.bigDocument': 'Documents can be up to {megabytes} MB each.',
  'fileRefusal.pixels':
    'This picture has more than 64 million pixels. Save a smaller copy, about 2,000 pixels wide, and choose it again.',
  'fileRefusal.heic': 'We can’t read HEIC pictures. Save them as JPEG, or send a screenshot.',
  'fileRefusal.empty': 'This file is empty. Choose another.',
  'fileRefusal.noDocument': 'This file isn’t a PDF or Word document. Save it as a PDF and choose it again.',
  'fileRefusal.noPicture': 'You can only send pictures: JPEG, PNG, WebP or AVIF.',
  'fileRefusal.neither':
    'You can only send pictures (JPEG, PNG, WebP or AVIF) and documents (PDF, DOC, DOCX, ODT or RTF).',
  'fileRefusal.often': 'Too many {nouns} at once. Please try again in an hour.',
} as const satisfies MessageTable;
