import { crc32 } from 'node:zlib';

/** Raised whenever the meaning of what is packed changes. */
const snapshotLayout = 1;

type Packable =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | readonly unknown[]
  | { readonly [name: string]: Packable };

interface Part {
  type: 'u8' | 'u16' | 'u32' | 'json';
  offset: number;
  bytes: number;
}
type Tree = Part | { [name: string]: Tree };

const isPart = (tree: Tree): tree is Part => typeof (tree as Part).offset === 'number';
const aligned = (length: number): number => Math.ceil(length / 8) * 8;

function typeOf(value: Packable): Part['type'] | null {
  if (value instanceof Uint8Array) return 'u8';
  if (value instanceof Uint16Array) return 'u16';
  if (value instanceof Uint32Array) return 'u32';
  return Array.isArray(value) ? 'json' : null;
}

/** Typed arrays and lists, by name, as one run of bytes that is read again without copying. */
export function packSnapshot(shape: string, content: Packable): Uint8Array {
  const chunks: Uint8Array[] = [];
  let offset = 0;
  const place = (value: Packable): Tree => {
    const type = typeOf(value);
    if (type === null) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, place(inner as Packable)]));
    }
    const array = value as Uint8Array;
    const bytes =
      type === 'json'
        ? Buffer.from(JSON.stringify(value))
        : new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const part: Part = { type, offset, bytes: bytes.byteLength };
    chunks.push(bytes);
    offset += aligned(bytes.byteLength);
    return part;
  };
  const tree = place(content);
  const header = Buffer.from(JSON.stringify({ layout: snapshotLayout, shape, tree }));
  const body = 8 + aligned(header.length);
  const packed = new Uint8Array(body + offset);
  const view = new DataView(packed.buffer);
  packed.set(header, 8);
  let at = body;
  for (const chunk of chunks) {
    packed.set(chunk, at);
    at += aligned(chunk.byteLength);
  }
  view.setUint32(4, header.length);
  view.setUint32(0, crc32(packed.subarray(4)));
  return packed;
}

/**
 * What was packed, as views of the same bytes.
 * @param shape has to be the one it was packed with
 * @throws with the reason when the bytes are not what was written, or mean something else by now
 */
export function unpackSnapshot(packed: Uint8Array<ArrayBuffer>, shape: string): unknown {
  // Views of wider numbers need a beginning that their width divides.
  const bytes = packed.byteOffset % 8 === 0 ? packed : packed.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0) !== crc32(bytes.subarray(4))) throw new Error('its checksum is wrong');
  const length = view.getUint32(4);
  const header = JSON.parse(Buffer.from(bytes.subarray(8, 8 + length)).toString('utf8')) as {
    layout: number;
    shape: string;
    tree: Tree;
  };
  if (header.layout !== snapshotLayout || header.shape !== shape) throw new Error('it is of another layout');
  const body = bytes.byteOffset + 8 + aligned(length);
  const read = (tree: Tree): unknown => {
    if (!isPart(tree)) return Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, read(inner)]));
    const at = body + tree.offset;
    if (tree.type === 'u8') return new Uint8Array(bytes.buffer, at, tree.bytes);
    if (tree.type === 'u16') return new Uint16Array(bytes.buffer, at, tree.bytes / 2);
    if (tree.type === 'u32') return new Uint32Array(bytes.buffer, at, tree.bytes / 4);
    return JSON.parse(Buffer.from(bytes.buffer, at, tree.bytes).toString('utf8'));
  };
  return read(header.tree);
}
