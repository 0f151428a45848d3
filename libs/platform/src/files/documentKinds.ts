/** Documents that visitors may upload, by file extension. */
export const documentKinds = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
} as const;

export type DocumentKind = keyof typeof documentKinds;

export const isDocumentKind = (text: string): text is DocumentKind => Object.hasOwn(documentKinds, text);
