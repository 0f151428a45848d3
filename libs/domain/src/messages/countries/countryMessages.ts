import type { CountryCode } from '../../country/jurisdictions.ts';
import type { MessageTable } from '../messageTable.ts';
import { newZealandMessages } from './newZealandMessages.ts';

/** What is said otherwise in a country than in Australia, in whose English the platform's own words are. */
export const countryMessages: Readonly<Record<CountryCode, MessageTable>> = { AU: {}, NZ: newZealandMessages };
