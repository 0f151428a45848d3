/** Sets of attribute names by number; 0 is the empty one. Few are in use: most words stand in one or two attributes. */
export class AttributeSets {
  readonly sets: string[][];
  private readonly steps = new Map<string, number>();

  constructor(sets: readonly (readonly string[])[] = [[]]) {
    this.sets = sets.map((set) => [...set]);
    // Each set is reached by its own names in their order, as `with` adds them.
    for (const [set, names] of this.sets.entries()) {
      const before = this.sets.findIndex((other) => other.join('\n') === names.slice(0, -1).join('\n'));
      if (names.length > 0 && before >= 0) this.steps.set(`${before} ${names.at(-1)}`, set);
    }
  }

  /** The number of a set with one attribute more. */
  with(set: number, attribute: string): number {
    const key = `${set} ${attribute}`;
    const known = this.steps.get(key);
    if (known !== undefined) return known;
    const names = this.sets[set] ?? [];
    const next = names.includes(attribute) ? set : this.sets.push([...names, attribute]) - 1;
    this.steps.set(key, next);
    return next;
  }

  /** By number, which sets hold one of some attributes. */
  holding(attributes: readonly string[]): Uint8Array {
    return Uint8Array.from(this.sets, (names) => (names.some((name) => attributes.includes(name)) ? 1 : 0));
  }
}
