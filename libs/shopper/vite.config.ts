import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('shopper', import.meta.dirname);
