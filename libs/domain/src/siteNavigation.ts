import { z } from 'zod';

export interface NavigationItem {
  /** Words of the entry. */
  name: string;
  /** Address it leads to; `dealer:` and a name for a page of the manufacturer's dealer domain. */
  url: string;
  /** Entries below this one. */
  dropdownItems?: NavigationItem[] | undefined;
  /** Filled by the site itself: the range of models, or kinds of stock. */
  dynamicDropdown?: 'models' | 'stock' | undefined;
  /** Class on the entry, for a theme's own styles. */
  className?: string | undefined;
}

export const navigationItemSchema: z.ZodType<NavigationItem, NavigationItem> = z.lazy(() =>
  z.object({
    name: z.string().min(1).max(60),
    url: z.string().min(1).max(300),
    dropdownItems: z.array(navigationItemSchema).optional(),
    dynamicDropdown: z.enum(['models', 'stock']).optional(),
    className: z.string().max(60).optional(),
  }),
);
