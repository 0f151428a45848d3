/** One entry of a zip's central directory. */
export interface ZipMember {
  name: string;
  /** Declared uncompressed size in bytes. */
  unpacked: number;
  /** Offset of the file header. */
  at: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;

/** Offset of the end-of-central-directory record, whose comment must end with the file. */
function findEnd(zip: Buffer): number | null {
  const first = Math.max(0, zip.length - endLength - longestComment);
  for (let at = zip.length - endLength; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === endMark && at + endLength + zip.readUInt16LE(at + 20) === zip.length) return at;
  }
  return null;
}

/**
 * Reads the central directory of a zip, without unpacking anything. Null unless the file is a zip from its first byte
 * to its last, so that nothing can be hidden before or after its members.
 */
export function readZipMembers(file: Uint8Array): ZipMember[] | null {
  const zip = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (zip.length < endLength || zip.readUInt32LE(0) !== fileMark) return null;
  const end = findEnd(zip);
  if (end === null) return null;
  // Multi-disk and ZIP64 archives are rejected.
  if (zip.readUInt32LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== zip.readUInt16LE(end + 10)) return null;
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  if (start + zip.readUInt32LE(end + 12) !== end) return null;

  const members: ZipMember[] = [];
  let at = start;
  for (let place = 0; place < count; place += 1) {
    if (at + entryLength > end || zip.readUInt32LE(at) !== entryMark) return null;
    const nameEnd = at + entryLength + zip.readUInt16LE(at + 28);
    const next = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const member = {
      name: zip.toString('utf8', at + entryLength, nameEnd),
      unpacked: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    };
    if (next > end || member.at + 30 > start || zip.readUInt32LE(member.at) !== fileMark) return null;
    members.push(member);
    at = next;
  }
  return at === end ? members : null;
}
