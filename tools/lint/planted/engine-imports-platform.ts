export { readConfig } from '@forecourt/platform';
