import type { MessageTable } from '../messageTable.ts';

/** The menu of every page. */
export const menuMessages = {
  'menu.menu': 'Menu',
  'menu.main': 'Main menu',
} as const satisfies MessageTable;
