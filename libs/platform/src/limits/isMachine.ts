import { isbot } from 'isbot';

/** Whether the user agent is that of a bot: crawlers, link previews, monitors and scripts; also an empty one. */
export const isMachine = (userAgent: string): boolean => userAgent.trim() === '' || isbot(userAgent);
