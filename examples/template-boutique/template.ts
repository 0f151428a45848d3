import { defineTemplate } from '@forecourt/templates/config';

export { boutiqueFlags } from './src/boutiqueFlags.ts';
export { showroomVisitForm } from './src/showroomVisitForm.ts';

/** Few vehicles, large pictures, visits by appointment. Every page but two is the franchise's. */
export const boutique = defineTemplate({
  extends: 'franchise',
  from: import.meta.url,
  pages: { Home: './src/BoutiqueHome.tsx', Vehicle: './src/BoutiqueVehicle.tsx' },
  styles: './src/boutique.css',
  flags: { showroomVisits: true, compare: false },
});
