export { feedRuns, settings, stockChanges, vehicles } from './inventory.ts';
export { deliveries, leads } from './leads.ts';
export { reservations, type ReservationEnquiry, type ReservationVisitor } from './reservations.ts';
export { appointments } from './appointments.ts';
export { phoneReveals, rateLimits } from './phones.ts';
export { vehicleViews } from './views.ts';
export { signInCodes, visitorSessions } from './signIn.ts';
export { purchaseDrafts } from './purchases.ts';
