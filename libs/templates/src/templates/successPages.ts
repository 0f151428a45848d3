import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { SuccessPage } from '../pages/SuccessPage.tsx';

/** The confirmation after an accepted form, by template. */
export const successPages: Readonly<Record<TemplateName, Template['Success']>> = {
  franchise: SuccessPage,
  group: SuccessPage,
  superstore: SuccessPage,
  caravan: SuccessPage,
};
