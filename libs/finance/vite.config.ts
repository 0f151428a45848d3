import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('finance', import.meta.dirname);
