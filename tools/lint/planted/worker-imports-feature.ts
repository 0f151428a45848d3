export { searchUrl } from '@forecourt/search/model';
