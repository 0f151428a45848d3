import type { Theme } from '@forecourt/ui/model';
import { caravan } from './caravan/theme.ts';
import { ford } from './ford/theme.ts';
import { hyundai } from './hyundai/theme.ts';
import { isuzu } from './isuzu/theme.ts';
import { kia } from './kia/theme.ts';
import { mazda } from './mazda/theme.ts';
import { mg } from './mg/theme.ts';
import { mitsubishi } from './mitsubishi/theme.ts';
import { neutral } from './neutral/theme.ts';
import { nissan } from './nissan/theme.ts';
import { superstore } from './superstore/theme.ts';
import { suzuki } from './suzuki/theme.ts';
import { toyota } from './toyota/theme.ts';

/** Every theme by its name, as sites name them. */
export const themes: Readonly<Record<string, Theme>> = {
  caravan,
  ford,
  hyundai,
  isuzu,
  kia,
  mazda,
  mg,
  mitsubishi,
  neutral,
  nissan,
  superstore,
  suzuki,
  toyota,
};

/**
 * @param registered themes by their names. @default this library's
 * @throws for a name that is no theme: a site's data is checked against them before it is stored.
 */
export function themeOf(name: string, registered = themes): Theme {
  const found = Object.hasOwn(registered, name) ? registered[name] : undefined;
  if (!found) throw new Error(`There is no theme "${name}". Known themes: ${Object.keys(registered).join(', ')}.`);
  return found;
}
