/** Keeps the most recently used answers, at most so many. */
export class LruCache<Value> {
  private readonly most: number;
  private readonly entries = new Map<string, Value>();

  constructor(most: number) {
    this.most = most;
  }

  /** The kept value, or what `make` gives, kept from now on. A throw keeps nothing. */
  through(key: string, make: () => Value): Value {
    const kept = this.entries.get(key);
    if (kept !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, kept);
      return kept;
    }
    const value = make();
    this.entries.set(key, value);
    if (this.entries.size > this.most) {
      const oldest = this.entries.keys().next();
      if (!oldest.done) this.entries.delete(oldest.value);
    }
    return value;
  }

  clear(): void {
    this.entries.clear();
  }
}
