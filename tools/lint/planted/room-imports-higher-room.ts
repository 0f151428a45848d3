export { openSaveLead } from '../leads/saveLead.ts';
