import { partUsage } from './partUsage.ts';
import { pageUsage } from './pageUsage.ts';

/** When a component is right, and when another one is. */
export interface Usage {
  do: string;
  dont: string;
}

/** Usage of components by the titles of their stories. */
export const usages: Readonly<Record<string, Usage>> = { ...partUsage, ...pageUsage };

/** @param title of a component's stories @returns null where nothing is said */
export const usageOf = (title: string): Usage | null => (Object.hasOwn(usages, title) ? (usages[title] ?? null) : null);
