/** Values of one attribute that match some words. */
export interface NamedValues {
  attribute: string;
  values: readonly string[];
  /** What they are called together, where it is not what was typed. */
  name?: string;
  /** No vehicle of the stock has them: a state, colour, make or model is one even where there is none. */
  isAbsent?: boolean;
  /** What is nearest to values that are absent, best first: each a list of filters that hold together. */
  nearest?: readonly (readonly NamedValues[])[];
}
