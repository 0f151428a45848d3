import { LruCache } from '../lists/LruCache.ts';
import type { SiteBoundary } from '../columns/SiteView.ts';

/** A site boundary as it is sent between threads: thousands of dealerships are serialised once, not per call. */
export interface SharedBoundary {
  /** Unique per sender. */
  serial: number;
  bytes: SharedArrayBuffer;
}

/** Which argument of a call is a site's boundary. */
const boundaryPlaces: Readonly<Record<string, number>> = { query: 1, firstFound: 1, browse: 2, objects: 1 };

/** Encodes the boundaries in calls that leave a thread. */
export class BoundarySender {
  private lastSerial = 0;
  private readonly shared = new WeakMap<SiteBoundary, SharedBoundary>();

  pack(method: string, args: readonly unknown[]): readonly unknown[] {
    const place = boundaryPlaces[method];
    if (place === undefined) return args;
    return args.with(place, this.share(args[place] as SiteBoundary));
  }

  private share(boundary: SiteBoundary): SharedBoundary {
    const known = this.shared.get(boundary);
    if (known) return known;
    const text = Buffer.from(JSON.stringify(boundary), 'utf8');
    const bytes = new SharedArrayBuffer(text.length);
    new Uint8Array(bytes).set(text);
    const shared = { serial: (this.lastSerial += 1), bytes };
    this.shared.set(boundary, shared);
    return shared;
  }
}

/** Size limit of the parsed boundaries that are cached, in bytes. */
const maxCachedBytes = 2_000_000;

/** Decodes the boundaries in calls of one sender. */
export class BoundaryReader {
  private readonly known = new LruCache<{ boundary: SiteBoundary; size: number }>(maxCachedBytes, ({ size }) => size);

  unpack(method: string, args: readonly unknown[]): readonly unknown[] {
    const place = boundaryPlaces[method];
    if (place === undefined) return args;
    return args.with(place, this.read(args[place] as SharedBoundary));
  }

  private read({ serial, bytes }: SharedBoundary): SiteBoundary {
    return this.known.through(String(serial), () => {
      const boundary = JSON.parse(Buffer.from(bytes).toString('utf8')) as SiteBoundary;
      return { boundary, size: bytes.byteLength };
    }).boundary;
  }
}
