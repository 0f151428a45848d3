import { contentUsage } from './contentUsage.ts';
import { financeUsage } from './financeUsage.ts';
import { formsUsage } from './formsUsage.ts';
import { locationsUsage } from './locationsUsage.ts';
import { offersUsage } from './offersUsage.ts';
import { purchaseUsage } from './purchaseUsage.ts';
import { rangeUsage } from './rangeUsage.ts';
import { searchUsage } from './searchUsage.ts';
import { shopperUsage } from './shopperUsage.ts';
import { templatesUsage } from './templatesUsage.ts';
import { uiUsage } from './uiUsage.ts';
import { vehicleUsage } from './vehicleUsage.ts';

/** When a component is right, and when another one is. */
export interface Usage {
  do: string;
  dont: string;
}

/** Usage of components by the titles of their stories. */
export const usages: Readonly<Record<string, Usage>> = {
  ...contentUsage,
  ...financeUsage,
  ...formsUsage,
  ...locationsUsage,
  ...offersUsage,
  ...purchaseUsage,
  ...rangeUsage,
  ...searchUsage,
  ...shopperUsage,
  ...templatesUsage,
  ...uiUsage,
  ...vehicleUsage,
};

/** @param title of a component's stories @returns null where nothing is said */
export const usageOf = (title: string): Usage | null => (Object.hasOwn(usages, title) ? (usages[title] ?? null) : null);
