import { unitConfig } from '../../tools/vite/unit.ts';

export default unitConfig({
  environment: 'node',
  first: ['/smallProof.test.ts', '/contentCommand.test.ts', '/isolation.test.ts'],
});
