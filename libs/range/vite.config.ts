import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('range', import.meta.dirname);
