export {
  sampleArrival,
  sampleLocation,
  sampleLocations,
  sampleOpenNow,
  sampleServiceLocation,
  weekHours,
} from './samples.ts';
