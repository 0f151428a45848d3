// `npm run verify`: the quick checks; Nx repeats only what a change touches.
import { verifyRepository } from './verifyRepository.mjs';

await verifyRepository(['--only', 'format,lint,types,unit']);
