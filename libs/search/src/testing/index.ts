export {
  fakeSearchClient,
  type FakeRequest,
  type FakeSearchClient,
  type FakeSearchOptions,
} from './fakeSearchClient.ts';
export { fewVehicles, manyVehicles } from './manyVehicles.ts';
export { PlainCard } from './PlainCard.tsx';
export { samplePromo, samplePromos } from './samplePromo.ts';
export { sampleSearchProps } from './sampleSearchProps.ts';
export { TestSearch, sampleFilters, type TestSearchProps } from './TestSearch.tsx';
