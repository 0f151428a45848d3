export { unitConfig } from '../../../tools/vite/unit.ts';
