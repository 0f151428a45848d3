/** One file of a zip that is made for a test. */
export interface ZipMember {
  name: string;
  text?: string;
  /** Bytes it claims to unpack to. */
  claims?: number;
}

/** A zip whose members are stored as they are; nothing checks their sums, because nothing unpacks them. */
export function createZip(members: readonly ZipMember[], { comment = '', before = '' } = {}): Buffer {
  const bodies: Buffer[] = [Buffer.from(before, 'latin1')];
  const entries: Buffer[] = [];
  let at = before.length;
  for (const { name, text = '<x/>', claims } of members) {
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32LE(text.length, 0);
    sizes.writeUInt32LE(claims ?? text.length, 4);
    const called = Buffer.alloc(4);
    called.writeUInt16LE(name.length, 0);
    const common = Buffer.concat([Buffer.alloc(14), sizes, called]);
    bodies.push(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name + text, 'latin1')]));
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\0\0', 'latin1'), common, where, Buffer.from(name, 'latin1')]));
    at += bodies.at(-1)?.length ?? 0;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, directory, end, Buffer.from(comment, 'latin1')]);
}

export const docxMembers: readonly ZipMember[] = [
  { name: '[Content_Types].xml' },
  { name: '_rels/.rels' },
  { name: 'word/document.xml' },
];
export const odtMembers: readonly ZipMember[] = [
  { name: 'mimetype', text: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml' },
  { name: 'META-INF/manifest.xml' },
];

/** A compound file with a table of sectors, a directory and as many entries as fit. @param next sector after the directory */
export function createCompoundFile(names: readonly string[], next: number = 0xfffffffe): Buffer {
  const box = Buffer.alloc(512 * 3);
  box.write('d0cf11e0a1b11ae1', 0, 'hex');
  box.writeUInt16LE(9, 30);
  box.writeUInt32LE(1, 48);
  box.writeUInt32LE(0, 76);
  box.writeUInt32LE(0xfffffffd, 512);
  box.writeUInt32LE(next, 512 + 4);
  for (const [place, name] of names.slice(0, 4).entries()) {
    const entry = 512 * 2 + place * 128;
    box.write(name, entry, 'utf16le');
    box.writeUInt16LE((name.length + 1) * 2, entry + 64);
  }
  return box;
}

export const createPdf = (inside: string = '1 0 obj\n<<>>\nendobj\n'): Buffer =>
  Buffer.from(`%PDF-1.7\n${inside}xref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`, 'latin1');

/** One good document of each kind. */
export const sampleDocuments = {
  pdf: createPdf(),
  doc: createCompoundFile(['Root Entry', 'WordDocument', '1Table']),
  docx: createZip(docxMembers),
  odt: createZip(odtMembers),
  rtf: Buffer.from('{\\rtf1\\ansi Ten years of sales.}\r\n', 'latin1'),
} as const;
