import type { LenderRules, OwnFlags } from '@forecourt/domain';
import type { MessageTable } from '@forecourt/domain/messages';
import type { FormRegistry } from '@forecourt/forms/model';
import type { ContentBlocks } from '../../ports/contentBlockPort.ts';
import type { DeliveryChannels } from '../../ports/deliveryChannelPort.ts';
import type { VendorPlugins } from '../../ports/vendorPluginPort.ts';

/** Flags by their names, the platform's and an agency's own. */
export type FlagChoice = Readonly<Record<string, boolean | undefined>>;

/** A template as `defineTemplate` of `@forecourt/templates/config` describes it. Pure data: its code is loaded by pages alone. */
export interface RegisteredTemplate {
  /** The registered template that has every page which this one does not have itself. */
  extends?: string;
  /** Flags that its sites have unless their files say otherwise. */
  flags?: FlagChoice;
  /** What it says, by keys under which hosts and sites may say it otherwise. @default none */
  messages?: MessageTable;
}

/** A theme as its library describes it. */
export interface RegisteredTheme {
  name: string;
  /** Words of the brand on the sites of this theme, in place of the platform's and the host's. @default none */
  messages?: MessageTable;
}

/** What a host has: the platform's own and an agency's, by the names that site files give. */
export interface ForecourtConfig<
  Theme extends RegisteredTheme = RegisteredTheme,
  Template extends RegisteredTemplate = RegisteredTemplate,
> {
  templates: Readonly<Record<string, Template>>;
  /** Themes that are modules. Those that are data lie beside the site files. */
  themes: Readonly<Record<string, Theme>>;
  /** Forms whose leads are accepted. */
  forms: FormRegistry;
  /** Flags beside the platform's. @default none */
  flags?: OwnFlags;
  /**
   * Lenders beside the platform's, by their keys in feeds and site files, or the platform's with other rules. What is
   * left out is as most lenders have it. @default none
   */
  lenders?: Readonly<Record<string, Partial<LenderRules>>>;
  /** Ways to deliver leads beside the platform's. @default none */
  deliveryChannels?: DeliveryChannels;
  /** What stands in the place of lines such as `::opening-hours{}` in articles and pages. @default none */
  contentBlocks?: ContentBlocks;
  /**
   * Words by their keys: those of the platform's messages stand on all sites of the host unless their files say
   * otherwise, others are messages of an agency's own. @default none
   */
  messages?: MessageTable;
  /** Vendors' scripts and frames that sites can put into their pages. @default none */
  plugins?: VendorPlugins;
}
