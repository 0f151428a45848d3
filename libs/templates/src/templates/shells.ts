import type { TemplateName } from '@forecourt/domain';
import type { Template } from '../contract/props.ts';
import { Shell } from '../pages/Shell.tsx';

/** The frame around every page, by template. */
export const shells: Readonly<Record<TemplateName, Template['Shell']>> = {
  franchise: Shell,
  group: Shell,
  superstore: Shell,
  caravan: Shell,
};
