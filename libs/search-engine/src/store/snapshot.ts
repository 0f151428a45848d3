import { crc32 } from 'node:zlib';

/** Raised whenever the meaning of what is packed changes. */
const snapshotLayout = 3;

type Packable =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | readonly unknown[]
  | { readonly [name: string]: Packable };

/** One run of bytes. Each is read by itself, so that nothing is in memory twice. */
export interface SnapshotPart {
  checksum: number;
  bytes: Uint8Array<ArrayBuffer>;
}

interface Leaf {
  kind: 'u8' | 'u16' | 'u32' | 'json';
  part: number;
}
type Tree = Leaf | { [name: string]: Tree };

const isLeaf = (tree: Tree): tree is Leaf => typeof (tree as Leaf).part === 'number';
const asPart = (bytes: Uint8Array<ArrayBuffer>): SnapshotPart => ({ checksum: crc32(bytes), bytes });
const asJson = (value: unknown): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(value));

function kindOf(value: Packable): Leaf['kind'] | null {
  if (value instanceof Uint8Array) return 'u8';
  if (value instanceof Uint16Array) return 'u16';
  if (value instanceof Uint32Array) return 'u32';
  return Array.isArray(value) ? 'json' : null;
}

/** Typed arrays and lists, by name, as runs of bytes; the first says what the others are. */
export function packSnapshot(shape: string, content: Packable): SnapshotPart[] {
  const parts: SnapshotPart[] = [];
  const place = (value: Packable): Tree => {
    const kind = kindOf(value);
    if (kind === null) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, place(inner as Packable)]));
    }
    const { buffer, byteOffset, byteLength } = value as Uint8Array<ArrayBuffer>;
    const part = parts.push(asPart(kind === 'json' ? asJson(value) : new Uint8Array(buffer, byteOffset, byteLength)));
    return { kind, part };
  };
  const tree = place(content);
  return [asPart(asJson({ layout: snapshotLayout, shape, tree })), ...parts];
}

/**
 * What was packed, as views of the same bytes.
 * @param shape has to be the one it was packed with
 * @throws with the reason when the bytes are not what was written, or mean something else by now
 */
export function unpackSnapshot(parts: readonly SnapshotPart[], shape: string): unknown {
  const bytesOf = (place: number): Uint8Array<ArrayBuffer> => {
    const part = parts[place];
    if (!part || crc32(part.bytes) !== part.checksum) throw new Error('its checksum is wrong');
    // Views of wider numbers need a beginning that their width divides.
    return part.bytes.byteOffset % 4 === 0 ? part.bytes : part.bytes.slice();
  };
  const readJson = (place: number): unknown => JSON.parse(new TextDecoder().decode(bytesOf(place)));
  const header = readJson(0) as { layout: number; shape: string; tree: Tree };
  if (header.layout !== snapshotLayout || header.shape !== shape) throw new Error('it is of another layout');
  const read = (tree: Tree): unknown => {
    if (!isLeaf(tree)) return Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, read(inner)]));
    if (tree.kind === 'json') return readJson(tree.part);
    const { buffer, byteOffset, byteLength } = bytesOf(tree.part);
    if (tree.kind === 'u8') return new Uint8Array(buffer, byteOffset, byteLength);
    if (tree.kind === 'u16') return new Uint16Array(buffer, byteOffset, byteLength / 2);
    return new Uint32Array(buffer, byteOffset, byteLength / 4);
  };
  return read(header.tree);
}
