import type { DocumentKind } from '../../files/documentKinds.ts';
import { readOleEntries } from './oleEntries.ts';
import { readZipMembers, type ZipMember } from './zipMembers.ts';

/** Documents that unpack to more than this are rejected as zip bombs. */
const maxUnpacked = 256 * 1_024 * 1_024;
/** Readers look for the end mark of a PDF in about this many last bytes. */
const pdfTail = 2_048;

const latin = (file: Uint8Array, from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1');

function isPdf(file: Uint8Array): boolean {
  if (!/^%PDF-[12]\.\d/.test(latin(file, 0, 16))) return false;
  return /startxref\s+\d+\s+%%EOF/.test(latin(file, Math.max(0, file.length - pdfTail), file.length));
}

function isRtf(file: Uint8Array): boolean {
  return /^\{\\rtf1?[\\\s{]/.test(latin(file, 0, 8)) && /\}[\s\0]*$/.test(latin(file, file.length - 64, file.length));
}

/** The uncompressed first member, by which an OpenDocument text is recognised. */
const odtBeginning = /^PK\x03\x04.{22}\x08\0..mimetypeapplication\/vnd\.oasis\.opendocument\.text(?!-)/s;

function kindOfZip(file: Uint8Array, members: readonly ZipMember[]): DocumentKind | null {
  const unpacked = members.reduce((sum, { unpacked: bytes }) => sum + bytes, 0);
  const names = new Set(members.map(({ name }) => name));
  if (unpacked > maxUnpacked || names.size !== members.length) return null;
  const hasCode = members.some(({ name }) => /(?:^|\/)vbaProject\.bin$|^Basic\//i.test(name));
  if (hasCode) return null;
  const isWord = names.has('[Content_Types].xml') && names.has('_rels/.rels');
  if (isWord && [...names].some((name) => /^word\/document\d*\.xml$/.test(name))) return 'docx';
  const isText =
    odtBeginning.test(latin(file, 0, 100)) && members.some(({ name, at }) => name === 'mimetype' && at === 0);
  return isText && names.has('content.xml') && names.has('META-INF/manifest.xml') ? 'odt' : null;
}

/**
 * The kind of a document, recognised by its content. Null for everything else, such as other files named .pdf, other
 * zip files, spreadsheets, documents with macros and incomplete ones.
 */
export function recogniseDocument(file: Uint8Array): DocumentKind | null {
  if (isPdf(file)) return 'pdf';
  if (isRtf(file)) return 'rtf';
  const members = readZipMembers(file);
  if (members) return kindOfZip(file, members);
  const entries = readOleEntries(file);
  return entries?.includes('WordDocument') && !entries.includes('_VBA_PROJECT') ? 'doc' : null;
}
