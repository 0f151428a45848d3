import type { MessageTable } from '../messageTable.ts';

/** Files that a form takes: their kinds, their limits, and why one is not taken. */
export const fileMessages = {
  'file.pictures': '{count, plural, one {picture} other {pictures}}',
  'file.documents': '{count, plural, one {document} other {documents}}',
  'file.files': '{count, plural, one {file} other {files}}',
  'file.numbered': '{noun} {number}',
  'file.oneOfUpTo': 'One {noun}, up to {size} MB: {formats}.',
  'file.severalOfUpTo': 'Up to {max} {nouns}, {size} MB each: {formats}.',
  'file.picturesAndDocuments':
    'Up to {max} files: pictures up to {pictures} MB each, documents up to {documents} MB each. {formats}.',
  'file.notADocument': 'This file isn’t a PDF or Word document. Save it as a PDF and choose it again.',
  'file.cannotBeSent': 'We can’t take {name}. Choose {nouns} saved as {formats}.',
  'file.isEmpty': '{name} is empty. Choose another {noun}.',
  'file.isTooLarge': '{name} is too large. Each {noun} can be up to {size} MB.',
  'file.reason': '{name}: {reason}',
  'file.onlyOne': 'You can only send one {noun}. Remove it to choose another.',
  'file.oneAdded': '{noun} added',
  'file.severalAdded': '{count} of {max} {nouns} added',
  'file.removeNamed': 'Remove {name}',
  'file.theNamed': 'the {label}',
  'file.notAccepted': 'the files we couldn’t accept',
  'file.decide': '{label}: we couldn’t accept a file. Choose another, or tick the box to send the form without it.',
  'file.lost': 'We couldn’t send this. Check your connection and try again.',
  'file.closed': 'We can’t take files just now. You can send the form without them.',
} as const satisfies MessageTable;
