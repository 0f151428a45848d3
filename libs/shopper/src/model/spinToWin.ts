/** A prize on the wheel and in its list. */
export interface WheelPrize {
  id: string;
  name: string;
  /** Description; may be empty. */
  text: string;
}

/** A visitor's prize, to be shown at the dealership. */
export interface PrizeTicket {
  prizeId: string;
  name: string;
  text: string;
  /** @example 'K7M2-X9RT' */
  code: string;
  /** ISO instant. */
  wonAt: string;
}

export interface SpinState {
  won: PrizeTicket | null;
  /** Why it could not be spun, in a sentence. */
  error: string | null;
}

/** Draws a prize on the server; answers with it, or with the reason why there is none. */
export type SpinAction = (state: SpinState, data: FormData) => Promise<SpinState>;

/** `none`: the site has no draw. */
export const spinStatuses = ['open', 'closed', 'none'] as const;
export type SpinStatus = (typeof spinStatuses)[number];

/** Radius of the wheel, in units of its SVG. */
const wheelRadius = 100;

const rounded = (length: number): number => Math.round(length * 100) / 100;

function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${rounded(radius * Math.sin(angle))} ${rounded(-radius * Math.cos(angle))}`;
}

/** SVG path of one of `count` equal sectors around 0 0; the first begins at the top, the others follow clockwise. */
export function sectorPath(index: number, count: number): string {
  const size = 360 / count;
  const large = size > 180 ? 1 : 0;
  const from = pointAt(index * size, wheelRadius);
  const to = pointAt((index + 1) * size, wheelRadius);
  return `M0 0L${from}A${wheelRadius} ${wheelRadius} 0 ${large} 1 ${to}Z`;
}

/** Degrees from the top to the middle of a sector, clockwise. */
export function sectorMiddle(index: number, count: number): number {
  return ((index + 0.5) * 360) / count;
}

const rounds = 5;

/** Position of the pointer in degrees from the top: on the right, where text along the radius is level. */
export const pointerAt = 90;

/** Degrees that the wheel turns until a sector's middle is at the pointer; 0 for a prize that is not on it. */
export function turnTo(index: number, count: number): number {
  return index < 0 ? 0 : rounds * 360 + pointerAt - sectorMiddle(index, count);
}

const longestLine = 13;

/** A name in lines that fit a sector; null where they do not. */
function linesOf(name: string, max: number): string[] | null {
  const lines: string[] = [];
  for (const word of name.trim().split(/\s+/)) {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (word.length > longestLine) return null;
    if (lines.length > 0 && joined.length <= longestLine) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.length <= max ? lines : null;
}

/** Text of each sector: the names in lines where all of them fit, or else their numbers in the list. */
export function wheelLabels(names: readonly string[]): string[][] {
  const max = names.length <= 8 ? 3 : 2;
  const lines = names.map((name) => linesOf(name, max));
  return lines.every((one) => one !== null) ? lines : names.map((_, index) => [String(index + 1)]);
}
