import { primaryIndex, sortIndexes } from '@forecourt/search/query';
import { Refusal } from '../Refusal.ts';
import { readSettings, type StoredSettings } from './IndexSettings.ts';
import type { StoredSynonyms } from '../text/synonyms.ts';

/** Everything a client can configure of an index. */
export interface IndexConfig {
  settings: StoredSettings;
  synonyms: StoredSynonyms;
  /** Settings of the replicas by name: the same records in another order. */
  replicas: Readonly<Record<string, StoredSettings>>;
}

const builtIn = sortIndexes.map(({ name }) => name).filter((name) => name !== primaryIndex);

/** Default configuration of an index; the index of cars has synonyms and sort orders. */
export function freshConfig(name: string): IndexConfig {
  if (name !== primaryIndex) return { settings: {}, synonyms: [], replicas: {} };
  return { settings: {}, synonyms: null, replicas: Object.fromEntries(builtIn.map((replica) => [replica, {}])) };
}

export interface SettingsChange {
  name: string;
  changes: StoredSettings;
  forwardToReplicas: boolean;
}

/**
 * An index's configuration after new settings, its own or one replica's.
 * A replica that is new begins with the settings of its index; later ones reach it only when they are forwarded.
 */
export function changedConfig(before: IndexConfig, index: string, change: SettingsChange): IndexConfig {
  const { name, changes, forwardToReplicas } = change;
  readSettings(name, changes);
  if (name !== index) {
    if (changes.replicas !== undefined) throw new Refusal(400, `replicas: ${name} is a replica itself`);
    return { ...before, replicas: { ...before.replicas, [name]: { ...before.replicas[name], ...changes } } };
  }
  const settings = { ...before.settings, ...changes };
  const { replicas: _replicas, ...passedOn } = settings;
  const { replicas: _own, ...forwarded } = changes;
  const names = [...(index === primaryIndex ? builtIn : []), ...readSettings(index, settings).replicas];
  const replicas = names.map((replica) => {
    const known = before.replicas[replica];
    return [replica, known ? { ...known, ...(forwardToReplicas ? forwarded : {}) } : passedOn] as const;
  });
  return { ...before, settings, replicas: Object.fromEntries(replicas) };
}
