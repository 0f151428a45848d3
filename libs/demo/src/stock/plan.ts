import type { TemplateName } from '@forecourt/domain';

/** As feeds spell them. `tidewater` is a lender that the demo's host registers itself. */
export const lenderKeys = [
  'manual',
  'taurus',
  '360finance',
  'ausloans',
  'angle',
  'powertorque',
  'nissan',
  'tidewater',
] as const;
export type LenderKey = (typeof lenderKeys)[number];

/** How a dealership's yard is stocked. Shares are of all its vehicles, 0 to 1; the rest is used. */
export interface StockPlan {
  vehicles: number;
  newShare: number;
  demoShare: number;
  /** Share of the used vehicles that carry one of the dealership's own makes. */
  ownMakeShare: number;
  /** Programme under which well-kept used vehicles of this make are certified. */
  certifiedMake: string | null;
  lenders: readonly LenderKey[];
  /** Rents vehicles by the week. */
  subscriptions: boolean;
  /** Carries stored YouX quotes. */
  quotes: boolean;
  vans: boolean;
}

const franchise: StockPlan = {
  vehicles: 60,
  newShare: 0.46,
  demoShare: 0.08,
  ownMakeShare: 0.6,
  certifiedMake: null,
  lenders: ['manual'],
  subscriptions: false,
  quotes: false,
  vans: false,
};
const superstore: StockPlan = {
  ...franchise,
  vehicles: 300,
  newShare: 0,
  demoShare: 0,
  ownMakeShare: 0,
  lenders: ['taurus', '360finance', 'ausloans'],
  subscriptions: true,
  quotes: true,
};
const caravans: StockPlan = {
  ...franchise,
  vehicles: 150,
  newShare: 0.5,
  demoShare: 0.05,
  ownMakeShare: 0.9,
  lenders: ['ausloans', 'manual'],
  vans: true,
};

const byTemplate: Readonly<Record<TemplateName, StockPlan>> = {
  franchise,
  group: franchise,
  superstore,
  caravan: caravans,
};

const byDealership: Readonly<Record<string, StockPlan>> = {
  'harbour-toyota': {
    ...franchise,
    vehicles: 260,
    newShare: 0.42,
    certifiedMake: 'Toyota',
    lenders: ['powertorque', 'manual'],
  },
  'granite-nissan': { ...franchise, vehicles: 170, lenders: ['nissan', 'manual'] },
  'sunrise-kia': { ...franchise, vehicles: 150, certifiedMake: 'Kia', lenders: ['angle', 'manual'] },
  'southern-suzuki': { ...franchise, vehicles: 90 },
  'southern-mg': { ...franchise, vehicles: 90, lenders: ['angle'] },
  'southern-mazda': { ...franchise, vehicles: 80, lenders: ['taurus', 'manual'] },
  'southern-hyundai': { ...franchise, vehicles: 80, lenders: ['360finance', 'manual'] },
  'kauri-cars': { ...superstore, vehicles: 80, lenders: [], subscriptions: false, quotes: false },
  'border-ford': { ...franchise, vehicles: 60, lenders: ['ausloans', 'manual'] },
  'border-isuzu': { ...franchise, vehicles: 35, lenders: ['tidewater', 'manual'] },
  'coast-mitsubishi': { ...franchise, vehicles: 35 },
};

/** The plan of a known dealership, else what is usual for a site of its template. */
export function planFor({ slug, template }: { slug: string; template: string }): StockPlan {
  const plans: Readonly<Record<string, StockPlan>> = byTemplate;
  return byDealership[slug] ?? plans[template] ?? franchise;
}
