/** Caches the most recently used values up to a total weight. The last value is always kept. */
export class LruCache<Value, Key = string> {
  private readonly max: number;
  private readonly weigh: (value: Value) => number;
  private readonly entries = new Map<Key, { value: Value; weight: number }>();
  private weight = 0;

  /** @param weigh weight of one value when it is first kept; each weighs 1 when left out */
  constructor(max: number, weigh: (value: Value) => number = () => 1) {
    this.max = max;
    this.weigh = weigh;
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Stores a value, in the place of the one that was under its key. */
  keep(key: Key, value: Value): Value {
    this.drop(key);
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

  /** Forgets a value, if it is here. */
  drop(key: Key): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.weight -= entry.weight;
  }

  clear(): void {
    this.entries.clear();
    this.weight = 0;
  }

  /** The cached value, or the result of `make`, which is then cached. Nothing is cached if `make` throws. */
  through(key: Key, make: () => Value): Value {
    return this.get(key) ?? this.keep(key, make());
  }
}
