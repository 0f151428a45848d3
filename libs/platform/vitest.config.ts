import { mergeConfig } from 'vitest/config';
import { unitConfig } from '../../tools/vite/unit.ts';

export default mergeConfig(
  unitConfig({
    environment: 'node',
    first: [
      '/smallProof.test.ts',
      '/salvage.test.ts',
      '/openReservationsPostgres.test.ts',
      '/openLeadsPostgres.test.ts',
    ],
  }),
  { test: { globalSetup: 'src/testing/globalSetup.ts' } },
);
