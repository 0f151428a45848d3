import { libraryConfig } from '../../tools/vite/library.ts';

export default libraryConfig('vehicle', import.meta.dirname);
