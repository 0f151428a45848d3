import { open } from 'node:fs/promises';
import { openPromise } from 'yauzl';
import { FeedFileError } from '../feedFileError.ts';

export interface Workbook {
  /** Bytes of its parts, unpacked, as far as they are read. */
  size: number;
}

/** Entries of an archive that are looked at: a workbook has a few dozen. */
const maxEntries = 2_000;

/** Files that are no feeds, by what they begin with. */
const signatures: readonly [Buffer, string][] = [
  [
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'an old Excel workbook (.xls), or one with a password: save it as an Excel workbook (.xlsx) without a password, or as CSV',
  ],
  [Buffer.from('%PDF-'), 'a PDF document: export the stock as CSV'],
  [Buffer.from('Rar!'), 'a RAR archive: pack the feed as zip'],
  [Buffer.from('7z\u00bc\u00af', 'latin1'), 'a 7-Zip archive: pack the feed as zip'],
];

/** Archives that are documents, by an entry that each has. */
const documents: Readonly<Record<string, string>> = {
  'xl/workbook.bin': 'a binary Excel workbook (.xlsb): save it as an Excel workbook (.xlsx), or as CSV',
  'word/document.xml': 'a Word document: export the stock as CSV',
  'ppt/presentation.xml': 'a PowerPoint presentation: export the stock as CSV',
  'Index/Document.iwa': 'a document of Numbers or another Apple program: export it as CSV',
  'META-INF/manifest.xml':
    'an OpenDocument file, such as a spreadsheet (.ods): save it as an Excel workbook (.xlsx), or as CSV',
};

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(8) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * The Excel workbook that a file is; null for one that may be a feed of text.
 * @throws FeedFileError for a document of another program, with what it is and what to do
 */
export async function findWorkbook(file: string): Promise<Workbook | null> {
  const start = await readStart(file);
  const wrong = (what: string): FeedFileError => new FeedFileError(`The file ${file} is ${what}.`);
  for (const [bytes, what] of signatures) if (start.subarray(0, bytes.length).equals(bytes)) throw wrong(what);
  if (!start.toString('latin1').startsWith('PK\u0003\u0004')) return null;
  const zip = await openPromise(file);
  try {
    let size = 0;
    let count = 0;
    let isWorkbook = false;
    for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
      const what = documents[fileName];
      if (what !== undefined) throw wrong(what);
      isWorkbook ||= fileName === 'xl/workbook.xml';
      if (/\.(xml|rels)$/.test(fileName)) size += uncompressedSize;
      count += 1;
      if (count >= maxEntries) break;
    }
    return isWorkbook ? { size } : null;
  } finally {
    zip.close();
  }
}
