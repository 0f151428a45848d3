import type { ReactNode } from 'react';

/** Where a part stands in the tree of a page, as the framework derives ids from it: bits, the root's lowest. */
export interface TreePlace {
  bits: bigint;
  length: number;
}

/** An id of `useId` in a page's HTML. */
const idPattern = /^_R_([0-9a-v]+)_$/;
/** Bits that one array of children adds at most, where its place in it is not zero. */
const usualBits = 5;

const bitLength = (value: bigint): number => (value === 0n ? 0 : value.toString(2).length);

function bitsOf(id: string): bigint | null {
  const [, digits] = idPattern.exec(id) ?? [];
  return digits === undefined
    ? null
    : [...digits].reduce((value, digit) => value * 32n + BigInt(parseInt(digit, 32)), 0n);
}

/**
 * The place of a part, from one of its ids on the page and the same id where the part is rendered alone. Each array of
 * children above a component adds bits to its ids, those nearer to the root below the others
 * (`pushTreeContext` of React's `ReactFizzTreeContext.js`).
 * @returns null for ids that are not of that form, or do not belong together
 */
export function treePlace(onPage: string, alone: string): TreePlace | null {
  const [whole, own] = [bitsOf(onPage), bitsOf(alone)];
  if (whole === null || own === null) return null;
  const length = bitLength(whole) - bitLength(own);
  return length >= 0 && whole >> BigInt(length) === own
    ? { bits: whole & ((1n << BigInt(length)) - 1n), length }
    : null;
}

/** The places of a path from the root, each as long as it has to be: none is the zeroth of its array. */
function steps({ bits, length }: TreePlace): { place: number; bits: number }[] {
  const found: { place: number; bits: number }[] = [];
  for (let at = 0; at < length;) {
    let long = Math.min(usualBits, length - at);
    const placeOf = () => Number((bits >> BigInt(at)) & ((1n << BigInt(long)) - 1n));
    while (placeOf() === 0 && at + long < length) long += 1;
    const last = found.at(-1);
    // Zeros at the end belong to the step before.
    if (placeOf() === 0 && last) last.bits += long;
    else found.push({ place: placeOf(), bits: long });
    at += long;
  }
  return found;
}

/** A part in as many empty arrays as give its ids the bits of a place. */
export function atPlace(part: ReactNode, place: TreePlace): ReactNode {
  return steps(place).reduceRight<ReactNode>((content, { place: at, bits }) => {
    // An array of this length takes so many bits.
    const siblings: ReactNode[] = Array<ReactNode>(Math.max(at, 2 ** (bits - 1))).fill(null);
    siblings[at - 1] = content;
    return siblings;
  }, part);
}
