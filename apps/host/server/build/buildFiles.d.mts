/** File of a build folder with the size of each of its files. It is written last. */
export const buildFilesName: string;
/** Writes down which files a build has, once all of them are there. */
export function writeBuildFiles(folder: string): void;
/** @returns bytes of each file that a host needs, by its path with slashes; null where no build was finished there */
export function readBuildFiles(folder: string): Readonly<Record<string, number>> | null;
/** @returns files of a build that are missing or have another size; empty where it is complete */
export function damagedFiles(folder: string): string[];
