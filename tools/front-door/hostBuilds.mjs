// Of the host's own files: before an installation no package can be found by its name.
// eslint-disable-next-line @nx/enforce-module-boundaries -- see above
export { buildFilesName, damagedFiles, readBuildFiles } from '../../apps/host/server/build/buildFiles.mjs';
// eslint-disable-next-line @nx/enforce-module-boundaries -- see above
export { isRunning, useBuild, usersOf } from '../../apps/host/server/build/buildUsers.mjs';
