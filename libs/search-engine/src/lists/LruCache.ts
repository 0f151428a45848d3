/** Keeps the most recently used values, as many as weigh no more than allowed; the last one always. */
export class LruCache<Value> {
  private readonly max: number;
  private readonly weigh: (value: Value) => number;
  private readonly entries = new Map<string, { value: Value; weight: number }>();
  private weight = 0;

  /** @param weigh weight of one value when it is first kept; each weighs 1 when left out */
  constructor(max: number, weigh: (value: Value) => number = () => 1) {
    this.max = max;
    this.weigh = weigh;
  }

  get(key: string): Value | undefined {
    const kept = this.entries.get(key);
    if (kept === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, kept);
    return kept.value;
  }

  /** Keeps a value under a key that holds none. */
  keep(key: string, value: Value): Value {
    const weight = this.weigh(value);
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const [oldest, dropped] of this.entries) {
      if (this.weight <= this.max || this.entries.size === 1) break;
      this.entries.delete(oldest);
      this.weight -= dropped.weight;
    }
    return value;
  }

  /** The kept value, or what `make` gives, kept from now on. A throw keeps nothing. */
  through(key: string, make: () => Value): Value {
    return this.get(key) ?? this.keep(key, make());
  }
}
