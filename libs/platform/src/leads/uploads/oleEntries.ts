/** Signature of an OLE compound file, the container of Word 97 to 2003 and other formats. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerLength = 512;
const entryLength = 128;
const tablePagesInHeader = 109;
/** Larger numbers mark the end of a chain instead of naming a sector. */
const lastSector = 0xfffffff9;

/**
 * Names of the entries of a compound file, from its directory. Null for an incomplete or damaged file: the chain of
 * sectors must stay within the file and end.
 */
export function readOleEntries(file: Uint8Array): string[] | null {
  const box = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (box.length < headerLength || !box.subarray(0, signature.length).equals(signature)) return null;
  const power = box.readUInt16LE(30);
  if (power !== 9 && power !== 12) return null;
  const size = 2 ** power;
  const isInside = (sector: number) => (sector + 2) * size <= box.length;
  const offsetOf = (sector: number) => (sector + 1) * size;

  /** The next sector of a chain, from the part of the allocation table that the header lists. */
  const sectorAfter = (sector: number): number | null => {
    const page = Math.floor(sector / (size / 4));
    const table = page < tablePagesInHeader ? box.readUInt32LE(76 + page * 4) : null;
    if (table === null || !isInside(table)) return null;
    return box.readUInt32LE(offsetOf(table) + (sector % (size / 4)) * 4);
  };

  const names: string[] = [];
  const seen = new Set<number>();
  for (let sector: number | null = box.readUInt32LE(48); sector !== null && sector <= lastSector;) {
    if (!isInside(sector) || seen.has(sector)) return null;
    seen.add(sector);
    for (let entry = offsetOf(sector); entry < offsetOf(sector) + size; entry += entryLength) {
      const bytes = box.readUInt16LE(entry + 64);
      if (bytes >= 2 && bytes <= 64) names.push(box.toString('utf16le', entry, entry + bytes - 2));
    }
    sector = sectorAfter(sector);
  }
  return seen.size > 0 ? names : null;
}
