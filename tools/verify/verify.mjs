// `npm run verify`: the quick checks; Nx repeats only what a change touches.
import { quickSteps } from './steps.mjs';
import { verifyRepository } from './verifyRepository.mjs';

await verifyRepository(quickSteps);
