import { flagNames, platformTags } from '@forecourt/domain';
import type { MessageTable } from '@forecourt/domain/messages';
import { withCurrentKeys } from './formerKeys.ts';
import { didYouMean } from '../closestName.ts';
import { formsMessages } from '@forecourt/forms/model';
import { hostMessageFaults, siteMessageFaults } from './messageFaults.ts';
import { standardMessages } from './standardMessages.ts';
import type { FlagChoice, ForecourtConfig, RegisteredTemplate } from './forecourtConfig.ts';
import { blockNameFaults } from './contentBlocks.ts';
import { lenderFaults } from './ownLenders.ts';
import { packageMessages } from './packageMessages.ts';
import { nameFaults } from './registeredName.ts';

const goodFlag = /^[a-z][A-Za-z0-9]{0,59}$/;
const platformFlags: readonly string[] = flagNames;

/** The template and those that it extends, the nearest first. @throws when they go round in a circle */
function lineOf(name: string, templates: ForecourtConfig['templates'], below: readonly string[] = []): string[] {
  if (below.includes(name)) throw new Error(`the template '${name}' extends itself`);
  const next = templates[name]?.extends;
  return [name, ...(next === undefined ? [] : lineOf(next, templates, [...below, name]))];
}

/** Flags of a template's sites: those of what it extends, then its own. */
export function flagsOfTemplate(name: string, templates: ForecourtConfig['templates']): FlagChoice {
  return Object.assign(
    {},
    ...lineOf(name, templates)
      .toReversed()
      .map((one) => templates[one]?.flags),
  );
}

function templateFaults(name: string, one: RegisteredTemplate, config: ForecourtConfig): string[] {
  const names = Object.keys(config.templates);
  const flags = [...platformFlags, ...Object.keys(config.flags ?? {})];
  return [
    ...nameFaults(name, 'a template'),
    ...(one.extends === undefined || names.includes(one.extends)
      ? []
      : [`the template '${name}' extends '${one.extends}', which is not registered${didYouMean(one.extends, names)}`]),
    ...Object.keys(one.flags ?? {}).flatMap((flag) =>
      flags.includes(flag) ? [] : [`the template '${name}' sets the unknown flag '${flag}'${didYouMean(flag, flags)}`],
    ),
  ];
}

function faultsOf(config: ForecourtConfig): string[] {
  const { templates, themes, forms, flags = {}, messages = {}, plugins = {} } = config;
  const brought = packageMessages(config);
  const platformSaid: MessageTable = { ...standardMessages, ...formsMessages(forms) };
  const said = { ...platformSaid, ...brought };
  const faults = [
    ...Object.entries(templates).flatMap(([name, one]) => templateFaults(name, one, config)),
    ...Object.entries(themes).flatMap(([name, theme]) =>
      theme.name === name ? [] : [`the theme '${name}' calls itself '${theme.name}'`],
    ),
    ...Object.entries(themes).flatMap(([name, theme]) =>
      siteMessageFaults(withCurrentKeys(theme.messages ?? {}, said), { ...said, ...messages }).map(
        ([field, fault]) => `the theme '${name}': ${field} ${fault}`,
      ),
    ),
    ...Object.entries(forms).flatMap(([id, form]) =>
      form.id === id ? [] : [`the form '${id}' calls itself '${form.id}'`],
    ),
    ...Object.entries(flags).flatMap(([name, { reason }]) => [
      ...(goodFlag.test(name) ? [] : [`'${name}' is no name for a flag: letters and digits, a small letter first`]),
      ...(platformFlags.includes(name) ? [`the platform has a flag '${name}' already`] : []),
      ...(reason.trim().length > 10 ? [] : [`the flag '${name}' does not say what it switches`]),
    ]),
    ...lenderFaults(config.lenders),
    ...blockNameFaults(config.contentBlocks),
    ...Object.keys(brought).flatMap((key) =>
      Object.hasOwn(platformSaid, key)
        ? [`a template or block brings the message '${key}', which is the platform's: say it in 'messages' of the host`]
        : [],
    ),
    ...hostMessageFaults(brought),
    ...hostMessageFaults(withCurrentKeys(messages, said), said),
    ...Object.entries(plugins).flatMap(([name, { provider, slots }]) => [
      ...nameFaults(name, 'a plug-in'),
      ...(platformTags.includes(name) ? [`'${name}' is no name for a plug-in: the platform has it already`] : []),
      ...(provider.trim() === '' ? [`the plug-in '${name}' does not say whose it is`] : []),
      ...(new Set<string>(slots).size === slots.length ? [] : [`the plug-in '${name}' names a place twice`]),
    ]),
  ];
  if (faults.length === 0) for (const name of Object.keys(templates)) lineOf(name, templates);
  return faults;
}

/**
 * What a host has, ours and an agency's own. Its site files are checked against it.
 * @throws naming every fault, when it contradicts itself: a bug of its author
 * @example export default defineForecourt({ templates: { ...platformTemplates, boutique }, themes, forms: standardForms })
 */
export function defineForecourt<Config extends ForecourtConfig>(config: Config): Config {
  const faults = faultsOf(config);
  if (faults.length > 0) throw new Error(`The host's configuration cannot be used: ${faults.join('; ')}.`);
  return config;
}
