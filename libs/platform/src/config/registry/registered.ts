import {
  templateFlags,
  templateNames,
  type FlagOverrides,
  type LenderRules,
  type OwnFlags,
  type Site,
  type SiteTheme,
} from '@forecourt/domain';
import { countryMessages } from '@forecourt/domain/message-reader';
import type { MessageTable } from '@forecourt/domain/messages';
import { formsMessages, standardForms, type FormRegistry } from '@forecourt/forms/model';
import type { ContentBlocks } from '../../ports/contentBlockPort.ts';
import type { DeliveryChannels } from '../../ports/deliveryChannelPort.ts';
import type { VendorPlugins } from '../../ports/vendorPluginPort.ts';
import { standardMessages } from './standardMessages.ts';
import { withCurrentKeys } from './formerKeys.ts';
import { flagsOfTemplate } from './defineForecourt.ts';
import type { FlagChoice, ForecourtConfig } from './forecourtConfig.ts';
import { lendersOf } from './ownLenders.ts';
import { packageMessages } from './packageMessages.ts';

export interface RegisteredThemes {
  /** Names that sites may give. */
  names: readonly string[];
  /** Words that themes bring, by their names. @default none */
  messages?: Readonly<Record<string, MessageTable | undefined>>;
  /** What is wrong with a theme that is data, though its fields are right, such as colours that nobody can read. */
  problemsOf: (theme: SiteTheme) => readonly { field: string; message: string }[];
}

/** What a host has registered, which the files of sites name. */
export interface Registered {
  /** Flags of each template's sites, by its name. */
  templates: ReadonlyMap<string, FlagChoice>;
  /** An agency's flags beside the platform's. */
  flags: OwnFlags;
  /** An agency's lenders beside the platform's, or in their place. */
  lenders: Readonly<Record<string, LenderRules>>;
  /** Forms whose leads are accepted. */
  forms: FormRegistry;
  /** What the host says, the platform's messages among them, by their keys. */
  messages: MessageTable;
  /** What its templates and blocks bring to that. Their code has it, so that browsers do not get it. */
  packageMessages: MessageTable;
  /** Ways to deliver leads beside the platform's. */
  channels: DeliveryChannels;
  /** Blocks of its own that articles and pages may name. Null where nobody knows them, so that every name is taken. */
  blocks: ContentBlocks | null;
  /** Vendors' scripts and frames that sites can put into their pages. Null in commands, which render no pages. */
  plugins: VendorPlugins | null;
  /** Port of the host, for `{port}` in addresses of plug-ins. */
  port: number;
  /** Null in commands, which render no pages and so accept every name. */
  themes: RegisteredThemes | null;
}

/** As `PORT` has it where nothing is set. */
const usualPort = 3_000;

/** A host without a configuration: the platform's own templates and forms, and themes and plug-ins of any name. */
export const platformOnly: Registered = {
  templates: new Map(templateNames.map((name) => [name, templateFlags[name] ?? {}])),
  flags: {},
  lenders: {},
  forms: standardForms,
  messages: standardMessages,
  packageMessages: {},
  channels: {},
  blocks: null,
  plugins: null,
  port: usualPort,
  themes: null,
};

/**
 * What a host's configuration registers.
 * @param problemsOf judges themes that are data; the themes' library knows how
 * @param port of the host, for `{port}` in addresses of plug-ins @default 3000
 */
export function registeredOf(
  config: ForecourtConfig,
  problemsOf: RegisteredThemes['problemsOf'],
  port = usualPort,
): Registered {
  const { templates, themes, forms, flags = {}, lenders, messages, plugins = {} } = config;
  const { deliveryChannels: channels = {}, contentBlocks: blocks = {} } = config;
  const brought = packageMessages(config);
  const standard: MessageTable = { ...standardMessages, ...formsMessages(forms), ...brought };
  return {
    templates: new Map(Object.keys(templates).map((name) => [name, flagsOfTemplate(name, templates)])),
    flags,
    lenders: lendersOf(lenders),
    forms,
    messages: { ...standard, ...withCurrentKeys(messages ?? {}, standard) },
    packageMessages: brought,
    channels,
    blocks,
    plugins,
    port,
    themes: {
      names: Object.keys(themes),
      messages: Object.fromEntries(
        Object.entries(themes).map(([name, theme]) => [
          name,
          theme.messages && withCurrentKeys(theme.messages, standard),
        ]),
      ),
      problemsOf,
    },
  };
}

/** Flags of a site as its file says, above those that its template and an agency's own flags begin with. */
export function registeredFlags(
  site: { template: string; flags: FlagOverrides },
  registered: Registered,
): FlagOverrides {
  const own = Object.fromEntries(Object.entries(registered.flags).map(([name, flag]) => [name, flag.default]));
  return { ...own, ...registered.templates.get(site.template), ...site.flags };
}

/** What each host says otherwise than the platform: thousands of sites ask for it. */
const ownWords = new WeakMap<MessageTable, MessageTable>();

function wordsOfHost({ messages, forms, packageMessages: brought }: Registered): MessageTable {
  const known = ownWords.get(messages);
  if (known) return known;
  const standard: MessageTable = { ...standardMessages, ...formsMessages(forms), ...brought };
  const own = Object.fromEntries(Object.entries(messages).filter(([key, text]) => standard[key] !== text));
  ownWords.set(messages, own);
  return own;
}

type WordedSite = Pick<Site, 'messages' | 'theme' | 'themeData' | 'country'>;

/** Words of a site as its file says, above those of its theme, of its country, and of the host in place of the platform's. */
export function registeredMessages(site: WordedSite, registered: Registered): Record<string, string> {
  const ofTheme = site.themeData ? site.themeData.messages : registered.themes?.messages?.[site.theme];
  return { ...wordsOfHost(registered), ...countryMessages[site.country], ...ofTheme, ...site.messages };
}
