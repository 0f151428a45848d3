import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('search', import.meta.dirname);
