export { cappedServiceOf, servicesTotal, tellsInterval } from './cappedService.ts';
