import { openPassThrough } from './testing/openPassThrough.ts';
import { describeSearch } from './testing/searchBehaviour.ts';
import { openSampleSearch } from './testing/serveSearch.ts';

describeSearch('the embedded engine', async () => openSampleSearch());

describeSearch('Algolia, played by a stand-in', openPassThrough);
