import { crc32, deflateRawSync } from 'node:zlib';

interface ZipOptions {
  /** What the archive says of its files' size, where that is not the truth. */
  claimedSize?: number;
  encrypted?: boolean;
}

/** A zip archive of files by name. */
export function zipOf(files: Readonly<Record<string, string>>, options: ZipOptions = {}): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let place = 0;
  for (const [name, text] of Object.entries(files)) {
    const [content, title] = [Buffer.from(text), Buffer.from(name)];
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(options.encrypted ? 1 : 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(options.claimedSize ?? content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, title);
    const written = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, title, packed]);
    parts.push(written);
    place += written.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...parts, list, end]);
}
