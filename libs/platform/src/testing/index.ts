export { freePort, startTemporaryPostgres, type TemporaryPostgres } from './temporaryPostgres.ts';
export { channelContract, type ChannelCheck, type ChannelUnderTest } from './channelContract.ts';
export { startSharedStandIn, type SharedStandInOptions } from '../calls/standIn/startSharedStandIn.ts';
