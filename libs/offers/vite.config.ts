import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('offers', import.meta.dirname);
