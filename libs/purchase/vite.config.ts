import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('purchase', import.meta.dirname);
