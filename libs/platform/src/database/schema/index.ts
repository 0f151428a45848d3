export { feedRuns, settings, vehicles } from './inventory.ts';
export { deliveries, leads } from './leads.ts';
