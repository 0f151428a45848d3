export type { Offer } from './model/offer.ts';
