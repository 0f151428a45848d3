import { openTemporaryPostgres } from '../../testing/openTemporaryPostgres.ts';
import { describeSignIn } from './testing/signInBehaviour.ts';
import { openGatewayFixture } from '../../calls/testing/smsFixture.ts';

describeSignIn('PostgreSQL, with a gateway', openTemporaryPostgres, openGatewayFixture);
