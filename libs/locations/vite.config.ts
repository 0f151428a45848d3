import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('locations', import.meta.dirname);
