/** A prize as the wheel and its list show it. */
export interface WheelPrize {
  id: string;
  name: string;
  /** What it is in full; may be empty. */
  text: string;
}

/** What a visitor has won, as it is shown at the dealership. */
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

/** Decides on the server; answers what was won, or why nothing could be. */
export type SpinAction = (state: SpinState, data: FormData) => Promise<SpinState>;

/** `none`: the site has no draw. */
export const spinStatuses = ['open', 'closed', 'none'] as const;
export type SpinStatus = (typeof spinStatuses)[number];

/** Distance from the wheel's middle to its edge, in the units of its drawing. */
const wheelRadius = 100;

const rounded = (length: number): number => Math.round(length * 100) / 100;

function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${rounded(radius * Math.sin(angle))} ${rounded(-radius * Math.cos(angle))}`;
}

/** Outline of one of `count` equal sectors round the point 0 0; the first begins at the top, the others go clockwise. */
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

/** Where the pointer stands, in degrees from the top: on the right, where words along the radius read level. */
export const pointerAt = 90;

/** How far the wheel turns until a sector's middle is at the pointer, in degrees; 0 for a prize it does not show. */
export function turnTo(index: number, count: number): number {
  return index < 0 ? 0 : rounds * 360 + pointerAt - sectorMiddle(index, count);
}

const longestLine = 13;

/** A name in lines that fit a sector, or null where they do not. */
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

/** What stands in each sector: the names in lines where all of them fit, or else the numbers that the list gives them. */
export function wheelLabels(names: readonly string[]): string[][] {
  const max = names.length <= 8 ? 3 : 2;
  const lines = names.map((name) => linesOf(name, max));
  return lines.every((one) => one !== null) ? lines : names.map((_, index) => [String(index + 1)]);
}
