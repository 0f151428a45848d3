export { appointmentDays, type AppointmentDay } from './appointments.ts';
export { isOpenAt, openingStatus } from './opening.ts';
export { groupWeekdayHours } from './groupWeekdayHours.ts';
export { selectLocations, viewingLocations, type LocationBlock } from './selectLocations.ts';
export { directionsUrl, locationsBanner } from './place.ts';
export { defaultMapAssets } from './mapAssets.ts';
