import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('ui', import.meta.dirname);
