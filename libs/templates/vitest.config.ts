import { unitConfig } from '../../tools/vite/unit.ts';

export default unitConfig({ environment: 'jsdom' });
