import type { FormPageProps } from '../contract/formPage.ts';
import { FormPage } from './FormPage.tsx';

/** Group: a light band for the title, and the next steps under the form, whichever dealership it goes to. */
export function GroupFormPage(props: FormPageProps) {
  return <FormPage {...props} look={{ head: 'sunken', steps: 'row' }} />;
}

/** Superstore: straight to the form, with the next steps in columns. */
export function SuperstoreFormPage(props: FormPageProps) {
  return <FormPage {...props} look={{ steps: 'row' }} />;
}

/** Caravans: a dark band with the outline of one, as on the other pages. */
export function CaravanFormPage(props: FormPageProps) {
  return <FormPage {...props} look={{ head: 'inverse', body: 'caravan' }} />;
}
