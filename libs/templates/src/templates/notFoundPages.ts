import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

/** The page for unknown addresses, by template. */
export const notFoundPages: Readonly<Record<TemplateName, Template['NotFound']>> = {
  franchise: NotFoundPage,
  group: NotFoundPage,
  superstore: NotFoundPage,
  caravan: NotFoundPage,
};
