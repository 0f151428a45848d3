import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { encodeBeside, packSmallestAlone, type Encoding } from './encoding.ts';

/** Plain text of at least this size in bytes is not kept beside a compressed form of it, which takes an eighth. */
const long = 16_384;
/** Compressed forms of a page, all together, as a share of its plain text at most. */
const packedShare = 0.4;

const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * The bytes of a finished page, in the encodings that were asked for. Of a long page compressed forms alone are kept:
 * plain text is for clients who take nothing else, and would fill the cache with a fraction of its pages.
 */
export class PageBody {
  /** Bytes of the plain text. */
  readonly length: number;
  readonly #forms = new Map<Encoding, Buffer>();
  #isSmallest = false;

  /**
   * @param forms at least one
   * @param length bytes of the plain text
   */
  constructor(forms: Iterable<readonly [Encoding, Buffer]>, length: number) {
    this.length = length;
    for (const [encoding, form] of forms) this.#keep(encoding, form);
  }

  /** A page that is not compressed yet. */
  static plain(body: Buffer): PageBody {
    return new PageBody([['identity', body]], body.length);
  }

  #keep(encoding: Encoding, form: Buffer): void {
    if (encoding === 'identity' && this.#forms.size > 0 && this.length >= long) return;
    this.#forms.set(encoding, form);
    if (encoding !== 'identity' && this.length >= long) this.#forms.delete('identity');
  }

  /** Bytes of memory that it takes at most, with forms that may be added. */
  get maxBytes(): number {
    return Math.ceil(this.length * (this.#forms.has('identity') ? 1 + packedShare : packedShare));
  }

  /** A form that is kept. */
  known(encoding: Encoding): Buffer | undefined {
    return this.#forms.get(encoding);
  }

  /** Compresses it, or takes it from another form, on another thread. */
  async as(encoding: Encoding): Promise<Buffer> {
    const known = this.#forms.get(encoding);
    if (known) return known;
    const plain = await this.#plain();
    const form = await encodeBeside(plain, encoding);
    this.#keep(encoding, form);
    return form;
  }

  async #plain(): Promise<Buffer> {
    for (const [encoding, form] of this.#forms) return encoding === 'identity' ? form : unpackers[encoding](form);
    throw new Error('A page has no bytes.');
  }

  /**
   * Compresses it as small as it gets, which replaces what is sent so far. One page at a time: while another is being
   * compressed nothing happens, and its next request may ask again.
   */
  packSmallest(): void {
    if (this.#isSmallest) return;
    const packing = packSmallestAlone(() => this.#plain());
    if (!packing) return;
    this.#isSmallest = true;
    packing.then(
      (form) => this.#keep('br', form),
      () => (this.#isSmallest = false),
    );
  }
}
