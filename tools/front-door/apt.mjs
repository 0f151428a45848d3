import { existsSync } from 'node:fs';
import { run } from './children.mjs';

/** Debian, and allowed to install on it. */
export const canApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a Debian package; true when apt says that it worked. */
export async function aptInstall(name) {
  console.log(`Installing ${name} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // A list that cannot be renewed may still know the package.
  await run(['apt-get', 'update'], { env });
  const { code } = await run(['apt-get', 'install', '-y', '--no-install-recommends', name], { env });
  return code === 0;
}
