export { keepLead } from '../leads/keepLead.ts';
