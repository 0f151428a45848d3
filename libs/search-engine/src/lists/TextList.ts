export interface PackedTexts {
  /** Where each text begins in `bytes`, and behind the last one where it ends. */
  starts: Uint32Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Many short texts by number, packed into one byte array. A string is created only when a text is read. */
export class TextList {
  length: number;
  private starts = new Uint32Array(1);
  private bytes = Buffer.alloc(0);
  /** Texts read from the bytes, and those that came since. */
  private texts: (string | undefined)[] = [];
  /** Number of texts in the bytes. */
  private packedLength = 0;

  constructor(packed?: PackedTexts) {
    this.length = 0;
    if (packed) this.adopt(packed);
  }

  private adopt({ starts, bytes }: PackedTexts): void {
    this.starts = starts;
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.length = starts.length - 1;
    this.packedLength = this.length;
    this.texts = new Array<string | undefined>(this.length);
  }

  get(place: number): string {
    const known = this.texts[place];
    if (known !== undefined) return known;
    if (place >= this.packedLength) return '';
    return (this.texts[place] = this.bytes.toString('utf8', this.starts[place], this.starts[place + 1]));
  }

  isEmpty(place: number): boolean {
    const known = this.texts[place];
    if (known !== undefined) return known === '';
    return place >= this.packedLength || this.starts[place] === this.starts[place + 1];
  }

  /** @returns the number it is kept under */
  push(text: string): number {
    this.texts.push(text);
    return (this.length += 1) - 1;
  }

  set(place: number, text: string): void {
    while (this.length <= place) this.push('');
    this.texts[place] = text;
  }

  /**
   * Everything as bytes, which this list reads from then on as well.
   * @param order the present number of each text in its new place; left out, each keeps its own
   */
  packed(order?: Uint32Array): PackedTexts {
    const starts = new Uint32Array(this.length + 1);
    const chunks: Buffer[] = [];
    let end = 0;
    for (let to = 0; to < this.length; to += 1) {
      const place = order ? order[to]! : to;
      const known = this.texts[place];
      const chunk =
        known === undefined
          ? this.bytes.subarray(this.starts[place], this.starts[place + 1])
          : Buffer.from(known, 'utf8');
      chunks.push(chunk);
      starts[to] = end;
      end += chunk.length;
    }
    starts[this.length] = end;
    const bytes = new Uint8Array(end);
    chunks.forEach((chunk, place) => bytes.set(chunk, starts[place]));
    this.adopt({ starts, bytes });
    return { starts, bytes };
  }
}
