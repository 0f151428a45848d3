export { startTemporaryPostgres, type TemporaryPostgres } from './temporaryPostgres.ts';
