import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Registered } from './config/registry/registered.ts';
import type { Db } from './database/database.ts';
import { openFolderPictures } from './files/pictures/folderPictures.ts';
import type { Gate } from './limits/openGate.ts';
import type { Closers } from './openConfigured.ts';
import type { ContentDesk } from './ports/contentPort.ts';
import type { SiteStore } from './ports/sitePort.ts';
import { demoSignInKey } from './secrets/demoKey.ts';
import { openContentApi, type ContentApi } from './content/api/openContentApi.ts';
import { openDatabaseContent } from './content/database/openDatabaseContent.ts';
import { openFileContent } from './content/files/openFileContent.ts';
import { mergeSources } from './content/mergeSources.ts';
import { openContent, type OpenedContent } from './content/openContent.ts';
import { openContentDesk } from './content/openContentDesk.ts';
import { openContentPictures, type ContentPictures } from './content/pictures/openContentPictures.ts';
import { openPreviewLinks, type PreviewLinks } from './content/preview/previewLinks.ts';

export interface ConfiguredContentDeps {
  config: Pick<Config, 'contentFolder' | 'dataFolder' | 'demo' | 'keys' | 'signIn'>;
  db: Db;
  sites: SiteStore;
  /** Limits work on pictures. */
  gate: Gate;
  now: () => Date;
  log: Logger;
  closers: Closers;
  registered: Pick<Registered, 'blocks'>;
}

export interface ConfiguredContent {
  content: OpenedContent;
  desk: ContentDesk;
  contentApi: ContentApi;
  contentPictures: ContentPictures;
  previewLinks: PreviewLinks;
}

/** Opens the content of files and database, with its pictures, and its API. */
export async function openConfiguredContent(deps: ConfiguredContentDeps): Promise<ConfiguredContent> {
  const { config, db, sites, gate, now, log, closers, registered } = deps;
  const pushed = openDatabaseContent(db);
  const content = await openContent({
    source: mergeSources(openFileContent(config.contentFolder, config.demo ? now : null), pushed),
    sites: () => sites.all(),
    now,
    blocks: registered.blocks,
    log: (message) => log.warn(message),
  });
  closers.push(() => content.close());
  const previewLinks = openPreviewLinks(config.signIn.secret ?? (await demoSignInKey(config.dataFolder)));
  const desk = openContentDesk({ content, pushed });
  const store = openFolderPictures(join(config.dataFolder, 'uploads'));
  const contentPictures = openContentPictures({ db, store, content, gate, now, log });
  const contentApi = openContentApi({
    content,
    desk,
    pushed,
    pictures: contentPictures,
    sites,
    keys: { admin: config.keys.admin, sites: config.keys.sites },
    links: previewLinks,
    now,
    audit: (change) => log.info({ part: 'content', ...change }, 'Content was changed over HTTP'),
  });
  return { content, desk, contentApi, contentPictures, previewLinks };
}
