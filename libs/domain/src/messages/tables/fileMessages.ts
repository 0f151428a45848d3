import type { MessageTable } from '../messageTable.ts';

/** Files that a form takes: their kinds, their limits, and why one is not taken. */
export const fileMessages = {
  'file.pictures': '{count, plural, one {picture} other {pictures}}',
  'file.documents': '{count, plural, one {document} other {documents}}',
  'file.files': '{count, plural, one {file} other {files}}',
  'file.numbered': '{noun} {number}',
  'file.oneOfUpTo': 'One {noun} of up to {size} MB: {formats}.',
  'file.severalOfUpTo': 'Up to {max} {nouns} of {size} MB each: {formats}.',
  'file.picturesAndDocuments':
    'Up to {max} files: pictures of {pictures} MB, documents of {documents} MB each. {formats}.',
  'file.notADocument': 'This file is not a PDF or Word document. Save it as a PDF and choose it again.',
  'file.cannotBeSent': '{name} cannot be sent. Choose {nouns} saved as {formats}.',
  'file.isEmpty': '{name} is empty. Choose another {noun}.',
  'file.isTooLarge': '{name} is too large. Each {noun} may have up to {size} MB.',
  'file.reason': '{name}: {reason}',
  'file.onlyOne': 'Only one {noun} can be sent. Remove it to choose another.',
  'file.oneAdded': '{noun} added',
  'file.severalAdded': '{count} of {max} {nouns} added',
  'file.removeNamed': 'Remove {name}',
  'file.theNamed': 'the {label}',
  'file.notAccepted': 'what was not accepted',
  'file.decide': '{label}: a file was not accepted. Choose another, or tick that you send the form without it.',
  'file.lost': 'This could not be sent. Check your connection, and try again.',
  'file.closed': 'We cannot take files just now. You can send the form without them.',
} as const satisfies MessageTable;
