/** Folder of a project in which the host is written and built. */
export const copyName: string;
export function buildMark(root: string, from?: string): string;
export function isBuilt(root: string, from?: string): boolean;
export function markBuilt(root: string, mark: string): void;
export function isCopied(root: string, from?: string): boolean;
export function writeCopy(root: string, options?: { from?: string; whileServed?: boolean }): void;
