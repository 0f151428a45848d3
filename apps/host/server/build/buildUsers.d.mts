/** Whether a process of this machine lives. */
export function isRunning(pid: number): boolean;
/** Says that this process runs from a build until it ends: the folder stays as long as somebody does. */
export function useBuild(build: string, port: number): void;
/** @returns processes that run from a build, with their ports; one that was killed is none */
export function usersOf(build: string): { pid: number; port: number }[];
