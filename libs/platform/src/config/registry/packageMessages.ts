import type { MessageTable } from '@forecourt/domain/messages';
import type { ForecourtConfig } from './forecourtConfig.ts';

/** What templates and blocks of a host say, by the keys under which hosts and sites may say it otherwise. */
export const packageMessages = ({
  templates,
  contentBlocks = {},
}: Pick<ForecourtConfig, 'templates' | 'contentBlocks'>): MessageTable =>
  Object.assign(
    {},
    ...[...Object.values(templates), ...Object.values(contentBlocks)].map(({ messages }) => messages),
  ) as MessageTable;
