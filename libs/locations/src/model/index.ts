export { appointmentDays, type AppointmentDay } from './appointments.ts';
export { placeHours, type PlaceHours } from './dayHours.ts';
export { hoursSpeech, type HoursSpeech } from './hoursSpeech.ts';
export { isOpenAt, openingStatus } from './opening.ts';
export { groupWeekdayHours } from './groupWeekdayHours.ts';
export { selectLocations, viewingLocations, type LocationBlock } from './selectLocations.ts';
export { directionsUrl, locationsBanner } from './place.ts';
export { defaultMapAssets } from './mapAssets.ts';
export { distanceWords, nearestFirst, nearestOther, type NearPlace } from './nearest.ts';
export { departments, type Department } from '@forecourt/domain';
export {
  departmentChoices,
  departmentName,
  departmentsAt,
  filterPlaces,
  makeChoices,
  type PlaceFilter,
} from './departments.ts';
export { isAppointmentSaturday } from './appointmentSaturday.ts';
