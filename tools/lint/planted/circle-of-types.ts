export type { Vehicle } from './vehicle.ts';
