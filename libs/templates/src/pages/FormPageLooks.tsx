import type { FormPageProps } from '../contract/formPage.ts';
import { FormPage } from './FormPage.tsx';

/** A group: a quiet band for the errand, and what happens next under the form, whichever dealership it goes to. */
export function GroupFormPage(props: FormPageProps) {
  return <FormPage {...props} look={{ head: 'sunken', steps: 'row' }} />;
}

/** A superstore: straight to the form, what happens next side by side. */
export function SuperstoreFormPage(props: FormPageProps) {
  return <FormPage {...props} look={{ steps: 'row' }} />;
}

/** Caravans: a dark band with the outline of one, as on the pages that people come from. */
export function CaravanFormPage(props: FormPageProps) {
  return <FormPage {...props} look={{ head: 'inverse', body: 'caravan' }} />;
}
