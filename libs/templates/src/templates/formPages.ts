import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { FormPage } from '../pages/FormPage.tsx';
import { CaravanFormPage, GroupFormPage, SuperstoreFormPage } from '../pages/FormPageLooks.tsx';

/** The page around a form of each template. */
export const formPages: Readonly<Record<TemplateName, Template['Form']>> = {
  franchise: FormPage,
  group: GroupFormPage,
  superstore: SuperstoreFormPage,
  caravan: CaravanFormPage,
};
