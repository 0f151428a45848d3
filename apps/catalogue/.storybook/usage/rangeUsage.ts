import type { Usage } from './usageOf.ts';

/** Models, their grades, services and accessories. */
export const rangeUsage: Readonly<Record<string, Usage>> = {
  'Range/AccessoryList': {
    do: 'Let visitors tick accessories of a model and ask the parts department about them.',
    dont: 'Do not use it within a model’s page: AccessoryRail shows the first few there.',
  },
  'Range/AccessoryRail': {
    do: 'Show the first accessories of a model, each leading to its place in the list.',
    dont: 'Do not use it as the whole list: that is the AccessoryList, in which they can be asked for.',
  },
  'Range/ColourPicker': {
    do: 'Show the colours of a model, each with its picture and surcharge.',
    dont: 'Do not use it together with a choice of grade: ModelChoice adds both prices up.',
  },
  'Range/ModelChoice': {
    do: 'Let a visitor choose grade and colour of a model and see the price of both.',
    dont: 'Do not compute a price in the browser: all of them are in the page already.',
  },
  'Range/ModelFacts': {
    do: 'Show the few figures for which a model is chosen, in large type.',
    dont: 'Do not list every specification: grades are compared in VariantCompare, one vehicle has SpecificationList.',
  },
  'Range/ModelLead': {
    do: 'Open the page of a model with its name, price and main actions.',
    dont: 'Do not use it for a vehicle in stock: its head is the VehicleSidebar.',
  },
  'Range/ModelList': {
    do: 'Show the range of a manufacturer with filters that are links.',
    dont: 'Do not list vehicles in stock with it: those are a VehicleGrid.',
  },
  'Range/ModelMenu': {
    do: 'Show the range in the menu, loaded when it is opened.',
    dont: 'Do not use it as a page: that is the ModelList.',
  },
  'Range/ModelTile': {
    do: 'Show one model with its price, and lead to its page and its stock.',
    dont: 'Do not show a vehicle with it: that is a VehicleCard.',
  },
  'Range/ReasonList': {
    do: 'Give reasons to buy a model, the strongest one first.',
    dont: 'Do not use it for promises of the dealer: that is the GuaranteeStrip.',
  },
  'Range/SafetyPanel': {
    do: 'Say crash test stars with their year, and what the model helps with.',
    dont: 'Do not show stars of an older model: without a year they say nothing.',
  },
  'Range/ServicePanel': {
    do: 'Show what the services of one model cost at most, each and together.',
    dont: 'Do not compare models with it: that is ServicePrices.',
  },
  'Range/ServicePrices': {
    do: 'List the capped price of each model, and how long it holds.',
    dont: 'Do not use it on the page of one model: the ServicePanel names each service.',
  },
  'Range/VariantCards': {
    do: 'Show the grades of a model, each with what it adds to the one before.',
    dont: 'Do not use it where two are compared line by line: that is VariantCompare.',
  },
  'Range/VariantCompare': {
    do: 'Compare grades line by line, or only where they differ.',
    dont: 'Do not compare vehicles in stock with it: that is the CompareTable.',
  },
};
