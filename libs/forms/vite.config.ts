import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('forms', import.meta.dirname);
