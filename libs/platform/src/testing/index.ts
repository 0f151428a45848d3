export { freePort, startTemporaryPostgres, type TemporaryPostgres } from './temporaryPostgres.ts';
