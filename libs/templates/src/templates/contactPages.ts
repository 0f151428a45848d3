import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { GroupContact } from '../group/GroupContact.tsx';
import { ContactPage } from '../pages/ContactPage.tsx';

/** The contact page of each template. */
export const contactPages: Readonly<Record<TemplateName, Template['Contact']>> = {
  franchise: ContactPage,
  group: GroupContact,
  superstore: ContactPage,
  caravan: ContactPage,
};
