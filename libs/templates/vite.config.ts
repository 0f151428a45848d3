import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('templates', import.meta.dirname);
