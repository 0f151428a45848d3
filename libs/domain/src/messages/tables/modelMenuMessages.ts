import type { MessageTable } from '../messageTable.ts';

/** The menu of models. */
export const modelMenuMessages = {
  'modelMenu.seeAllModels': 'See all models',
  'modelMenu.theModelsAreComing': 'Loading models',
  'modelMenu.ourStockOf': 'Our Stock of {name}',
  'modelMenu.explore': 'Explore',
  'modelMenu.exploreName': 'Explore {name}',
  'modelMenu.ourStock': 'Our Stock',
} as const satisfies MessageTable;
