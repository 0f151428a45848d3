import type { CarType, PromoNode } from '@forecourt/domain';
import { seededShuffle } from './seededShuffle.ts';

/** A site's configuration of its promotional cards. */
export interface PromoPlan {
  nodes: readonly PromoNode[];
  /** Positions of the rotating cards, counted from 1. */
  positions: readonly number[];
  /** Whether rotating cards change their order daily. */
  shuffle: boolean;
  /** Offset of the dealer's time zone from UTC in minutes; the cards rotate at the dealer's midnight. @default 0 */
  utcOffset?: number;
}

/** The list into which the cards are inserted. */
export interface PromoList {
  now: Date;
  /** Number of vehicles on this page. */
  count: number;
  /** Page number, from 0. @default 0 */
  page?: number;
  /** Number of vehicles on a full page. @default count */
  perPage?: number;
  /** Kinds of stock that the list is narrowed to; empty where it is not. */
  carTypes?: readonly CarType[];
}

export interface PlacedPromo {
  promo: PromoNode;
  /** Position in the list including all cards, counted from 1. */
  position: number;
}

const dayLength = 86_400_000;

function isRunning({ start, expiry }: PromoNode, now: Date): boolean {
  const time = now.getTime();
  return (start === null || Date.parse(start) <= time) && (expiry === null || time < Date.parse(expiry));
}

function belongs({ display, strictDisplay }: PromoNode, carTypes: readonly CarType[]): boolean {
  if (display.length === 0) return true;
  if (carTypes.length === 0) return !strictDisplay;
  return strictDisplay
    ? carTypes.every((kind) => display.includes(kind))
    : carTypes.some((kind) => display.includes(kind));
}

const rest = (value: number, length: number): number => ((value % length) + length) % length;

/**
 * Positions that a list of so many vehicles reaches: each card needs the vehicles before it, and cards may not
 * outnumber vehicles.
 */
function reachable(places: readonly number[], count: number): number[] {
  const reached: number[] = [];
  for (const place of places) {
    if (reached.length < count && place - 1 - reached.length <= count) reached.push(place);
  }
  return reached;
}

/**
 * Promotional cards for one page of a list, ordered by position. Cards with a position of their own have it to
 * themselves, by turns where several want the same one; the others rotate over the free positions, so that each is seen
 * within days, and the next page continues where this one ends. The same day gives the same cards.
 */
export function placePromos(plan: PromoPlan, list: PromoList): PlacedPromo[] {
  const { now, count, page = 0, perPage = count, carTypes = [] } = list;
  const day = Math.floor((now.getTime() + (plan.utcOffset ?? 0) * 60_000) / dayLength);
  const turn = day + page;
  const shown = plan.nodes.filter((node) => isRunning(node, now) && belongs(node, carTypes));
  const rotating = shown.filter(({ position }) => position === null);
  const pinned = new Map<number, PromoNode[]>();
  for (const node of shown) {
    if (node.position !== null) pinned.set(node.position, [...(pinned.get(node.position) ?? []), node]);
  }
  const positions = [...new Set([...pinned.keys(), ...(rotating.length ? plan.positions : [])])].toSorted(
    (a, b) => a - b,
  );
  // Positions beyond the last rotating card stay empty; they are removed before the list is measured.
  const free = positions.filter((place) => !pinned.has(place)).slice(0, rotating.length);
  const places = positions.filter((place) => pinned.has(place) || free.includes(place));
  const reached = reachable(places, count);
  const onFullPage = reachable(places, page > 0 ? Math.max(perPage, count) : count);
  const step = onFullPage.filter((place) => !pinned.has(place)).length;
  const slots = reached.filter((place) => !pinned.has(place));
  const cards = slots.map((_place, index) => rotating[rest(turn * step + index, rotating.length)]);
  const ordered = plan.shuffle ? seededShuffle(cards, turn) : cards;
  return reached.flatMap((position): PlacedPromo[] => {
    const own = pinned.get(position);
    const promo = own ? own[rest(turn, own.length)] : ordered[slots.indexOf(position)];
    return promo ? [{ promo, position }] : [];
  });
}
