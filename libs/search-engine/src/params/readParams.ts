import { Refusal } from '../Refusal.ts';

export type WireParams = Readonly<Record<string, unknown>>;

/** A whole number between bounds; v4 clients send it as text. */
export function readWhole(params: WireParams, name: string, fallback: number, min: number, max: number): number {
  const value = params[name];
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < min || number > max) {
    throw new Refusal(400, `${name}: expected a whole number from ${min} to ${max}`);
  }
  return number;
}

export function readText(params: WireParams, name: string, fallback: string, longest: number): string {
  const value = params[name];
  if (value === undefined || value === null) return fallback;
  if (typeof value !== 'string') throw new Refusal(400, `${name}: expected a string`);
  return value.slice(0, longest);
}

/** Names as a list, or as text with commas between them. */
export function readNames(params: WireParams, name: string, max: number): string[] | null {
  const value = params[name];
  if (value === undefined || value === null) return null;
  const names: unknown = typeof value === 'string' ? (value.trim() ? value.split(',') : []) : value;
  if (!Array.isArray(names) || !names.every((one): one is string => typeof one === 'string')) {
    throw new Refusal(400, `${name}: expected a string or a list of strings`);
  }
  if (names.length > max) throw new Refusal(400, `${name}: more than ${max} names`);
  return names.map((one) => one.trim());
}

/** A switch; v4 clients send it as text. */
export function readFlag(params: WireParams, name: string, fallback: boolean): boolean {
  const value = params[name] ?? fallback;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw new Refusal(400, `${name}: expected true or false`);
}
