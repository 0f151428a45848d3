import type { ConsentClass, LoadMoment, PluginSlot, TagBudget, VendorPartInput } from '@forecourt/domain';
import type { z } from 'zod';

/** A vendor's script or frame that sites can put into places of their pages. */
export interface VendorPlugin<Settings = unknown> {
  /** The company that visitors are told of. */
  provider: string;
  /** Places where it can stand; the first is taken where a site names none. */
  slots: readonly [PluginSlot, ...PluginSlot[]];
  /** What a visitor is asked first. Sites may ask more, not less. */
  consent: ConsentClass;
  /** When its code is loaded. What a visitor has just asked for comes at once, whatever this says. */
  when: LoadMoment;
  /** What it may cost a visitor; sites may set other bars. */
  budget: TagBudget;
  /** What a site may say in `settings`. Site files are checked against it: take a strict object. */
  settings: z.ZodType<Settings>;
  /** What it puts into a page of a site with these settings. Runs when a site's file is read. */
  part(settings: Settings): VendorPartInput;
}

/** Plug-ins by the names that site files give. */
export type VendorPlugins = Readonly<Record<string, VendorPlugin>>;

/** Defines a vendor's plug-in; its settings have the type of its schema. */
export const definePlugin = <Settings>(plugin: VendorPlugin<Settings>): VendorPlugin => plugin as VendorPlugin;
