import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('content', import.meta.dirname);
