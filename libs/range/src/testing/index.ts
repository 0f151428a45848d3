export { sampleServiceProgramme } from './sampleServiceProgramme.ts';
