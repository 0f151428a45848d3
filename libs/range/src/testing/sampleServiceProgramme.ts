import { serviceProgrammeSchema, type ServiceProgramme } from '@forecourt/domain';

/** Terms as a manufacturer publishes them, with models that differ in one figure, in several and in none. */
export const sampleServiceProgramme: ServiceProgramme = serviceProgrammeSchema.parse({
  name: 'Toyota Service Advantage',
  standard: { price: 25_000, years: 5, services: 5, every_months: 12, every_km: 15_000, up_to_km: 75_000 },
  exceptions: [
    { models: ['Coaster'], price: 48_500, years: 3, services: 6, every_months: 6, every_km: 10_000 },
    { models: ['HiAce', 'HiLux'], price: 29_000, years: 3, services: 6 },
    { models: ['Camry'], price: 25_500 },
  ],
  conditions: 'Normal driving, scheduled logbook services. Wear items such as tyres and brake pads are not included.',
});
