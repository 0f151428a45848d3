export { feedRuns, settings, stockChanges, vehicles } from './inventory.ts';
export { deliveries, leads } from './leads.ts';
