import { openTemporaryPostgres } from '../testing/openTemporaryPostgres.ts';
import { itTakesForms } from './testing/formsBehaviour.ts';
import { describeLeadService } from './testing/leadBehaviour.ts';
import { itReportsLeads } from './testing/reportingBehaviour.ts';

describeLeadService('PostgreSQL', openTemporaryPostgres, [itTakesForms, itReportsLeads]);
