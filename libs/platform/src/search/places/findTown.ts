import { distanceKm, type CountryCode, type Position } from '@forecourt/domain';
import { townList } from './townList.ts';

export interface Town {
  name: string;
  /** `NZ` in New Zealand, which has none. */
  state: string;
  position: Position;
  /** Whether its name alone says that a place is meant. */
  isWellKnown: boolean;
}

/** Which of the towns of one name is meant. */
export interface TownChoice {
  country: CountryCode;
  state?: string | null;
  /** Places that a visitor is likely to mean one near to. */
  near?: readonly Position[];
}

/** Kilometres within which a town is near to somebody's places. */
const nearKm = 100;

/** Without accents and apostrophes, and as the list writes `Saint` and `Mt`. @example townKey('Mt. Gravatt') // 'mountgravatt' */
export const townKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bmt\b/g, 'mount')
    .replace(/[^a-z0-9]/g, '');

const entry = /(\*?)(\D+) (-?\d+) (\d+)/;

function readTowns(): ReadonlyMap<string, readonly Town[]> {
  const towns = new Map<string, Town[]>();
  for (const section of townList.split(';')) {
    const [state = '', list = ''] = section.trim().split(':');
    for (const text of list.split(',')) {
      const [, star, name = '', lat, long] = entry.exec(text.trim()) ?? [];
      if (name === '') continue;
      const town = {
        name,
        state,
        position: { lat: Number(lat) / 100, long: Number(long) / 100 },
        isWellKnown: star === '*',
      };
      const key = townKey(name);
      towns.set(key, [...(towns.get(key) ?? []), town]);
    }
  }
  return towns;
}

let towns: ReadonlyMap<string, readonly Town[]> | null = null;

/** The town or suburb of a name: in its state, else near to some places, else the one that buyers know. */
export function findTown(name: string, { country, state, near = [] }: TownChoice): Town | null {
  towns ??= readTowns();
  const named = (towns.get(townKey(name)) ?? []).filter((town) => (town.state === 'NZ') === (country === 'NZ'));
  if (state && country !== 'NZ') return named.find((town) => town.state === state) ?? null;
  const isNear = ({ position }: Town): boolean => near.some((place) => distanceKm(place, position) <= nearKm);
  return named.find(isNear) ?? named.find(({ isWellKnown }) => isWellKnown) ?? named[0] ?? null;
}
