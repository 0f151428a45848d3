import {
  consentClasses,
  originOf,
  vendorPartSchema,
  type Site,
  type SitePlugin,
  type SiteVendor,
  type VendorPart,
} from '@forecourt/domain';
import type { VendorPlugin } from '../../ports/vendorPluginPort.ts';
import { didYouMean } from '../closestName.ts';
import { plainIssue } from '../plainIssue.ts';
import { readSettings } from '../readSettings.ts';
import type { Registered } from '../registry/registered.ts';
import type { Fault } from './siteFaults.ts';

export interface VendorReading {
  /** In the order of the file; without those that are switched off. */
  vendors: SiteVendor[];
  faults: Fault[];
}

/** In addresses of a plug-in: the port of the host itself, for vendors that a demo host plays on names of its own. */
const portMark = /\{port\}/g;

/** What a plug-in cannot do where a site wants it. */
function wishFaults(field: string, wish: SitePlugin, plugin: VendorPlugin): Fault[] {
  const { slot, consent } = wish;
  const rank = (one: (typeof consentClasses)[number]) => consentClasses.indexOf(one);
  return [
    ...(slot === null || plugin.slots.includes(slot)
      ? []
      : [[`${field}.slot`, `'${wish.plugin}' cannot stand there: it can in ${plugin.slots.join(', ')}`] as const]),
    ...(consent === null || rank(consent) >= rank(plugin.consent)
      ? []
      : [
          [
            `${field}.consent`,
            `must be '${plugin.consent}' or stricter: '${wish.plugin}' needs that of visitors`,
          ] as const,
        ]),
  ];
}

/** Settings as the plug-in's schema reads them, or what is wrong with them. */
function settingsOf(field: string, { settings }: SitePlugin, plugin: VendorPlugin): { read: unknown } | Fault[] {
  const reading = readSettings(plugin.settings, settings);
  if ('read' in reading) return reading;
  return reading.faults.map(({ path, message }): Fault => [`${field}.settings${path && `.${path}`}`, message]);
}

const all = (...lists: (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** Everything that a part may reach: its own origin where it is loaded from, the plug-in's others, and the site's. */
function originsOf({ kind, address, origins }: VendorPart, wished: SitePlugin['origins']): SiteVendor['origins'] {
  const own = [originOf(address)];
  if (kind === 'frame')
    return { scripts: [], images: [], connect: [], frames: all(own, origins.frames, wished.frames) };
  return {
    scripts: all(own, origins.scripts, wished.scripts),
    images: all(own, origins.images, wished.images),
    connect: all(own, origins.connect, wished.connect),
    frames: all(origins.frames, wished.frames),
  };
}

function vendorOf(site: Site, at: number, plugin: VendorPlugin, port: number): SiteVendor | Fault[] {
  const wish = site.plugins[at] as SitePlugin;
  const field = `plugins.${at}`;
  const faults = wishFaults(field, wish, plugin);
  const settings = settingsOf(field, wish, plugin);
  if (!('read' in settings)) return [...faults, ...settings];
  const text = JSON.stringify(plugin.part(settings.read));
  const part = vendorPartSchema.safeParse(JSON.parse(text.replaceAll(portMark, String(port))), { error: plainIssue });
  if (!part.success) {
    const [issue] = part.error.issues;
    const where = issue?.path.join('.') ?? '';
    return [...faults, [field, `the plug-in '${wish.plugin}' made something wrong of it: ${where} ${issue?.message}`]];
  }
  const slot = wish.slot ?? plugin.slots[0];
  const isOwn = [site.origin, ...site.hosts.map((host) => `https://${host}`)].includes(originOf(part.data.address));
  const clashes: Fault[] = [
    ...(isOwn && part.data.kind === 'frame'
      ? [[field, 'a frame has to stand on another origin than the site: there it could reach the page'] as const]
      : []),
    ...(slot === 'head' && part.data.kind === 'frame'
      ? [[`${field}.slot`, "a frame cannot stand in 'head', where nothing is shown"] as const]
      : []),
    ...(slot === 'chat-corner' && site.chat
      ? [[`${field}.slot`, "the corner is taken: the site has a 'chat' of its own"] as const]
      : []),
  ];
  if (faults.length + clashes.length > 0) return [...faults, ...clashes];
  return {
    name: wish.plugin,
    provider: plugin.provider,
    slot,
    consent: wish.consent ?? plugin.consent,
    when: wish.when ?? plugin.when,
    part: part.data,
    origins: originsOf(part.data, wish.origins),
    budget: {
      kilobytes: wish.budget.kilobytes ?? plugin.budget.kilobytes,
      milliseconds: wish.budget.milliseconds ?? plugin.budget.milliseconds,
    },
    instead: wish.instead,
  };
}

/** Puts together what a site's file says of plug-ins with what the host has registered. */
export function siteVendors(site: Site, { plugins, port }: Pick<Registered, 'plugins' | 'port'>): VendorReading {
  if (plugins === null) return { vendors: [], faults: [] };
  const names = Object.keys(plugins);
  const vendors: SiteVendor[] = [];
  const faults: Fault[] = [];
  for (const [at, { plugin: name, enabled }] of site.plugins.entries()) {
    const plugin = Object.hasOwn(plugins, name) ? plugins[name] : undefined;
    if (!plugin) {
      const known = names.length > 0 ? `: there are ${names.join(', ')}` : ': this host has registered none';
      faults.push([`plugins.${at}.plugin`, `'${name}' is not known${didYouMean(name, names) || known}`]);
      continue;
    }
    const read = vendorOf(site, at, plugin, port);
    if (Array.isArray(read)) faults.push(...read);
    else if (enabled) vendors.push(read);
  }
  const corners = vendors.filter(({ slot }) => slot === 'chat-corner');
  if (corners.length > 1)
    faults.push(['plugins', `two stand in the corner: ${corners.map(({ name }) => name).join(', ')}`]);
  return { vendors, faults };
}
