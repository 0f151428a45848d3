import { dataFolder, port } from './address.ts';

/** Environment variables of the host under test: one address asks for more than any visitor does. */
export const hostSettings = {
  NODE_ENV: 'production',
  PORT: String(port),
  FORECOURT_DATA: dataFolder,
  FORECOURT_LEADS_PER_ADDRESS: '1000',
  FORECOURT_SIGN_INS_PER_ADDRESS: '1000',
  FORECOURT_PAYMENTS_PER_ADDRESS: '1000',
  FORECOURT_VALUATIONS_PER_ADDRESS: '1000',
} as const;
