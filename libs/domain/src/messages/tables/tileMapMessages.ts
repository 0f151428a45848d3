import type { MessageTable } from '../messageTable.ts';

/** A map of tiles: its name, and how it is moved. Loaded with the map. */
export const tileMapMessages = {
  'tileMap.title': 'Street map centred on {place}',
  'tileMap.scrollWithControl': 'Use Ctrl + scroll to zoom the map',
  'tileMap.scrollWithCommand': 'Use ⌘ + scroll to zoom the map',
  'tileMap.moveWithTwoFingers': 'Use two fingers to move the map',
} as const satisfies MessageTable;
