import { createHash, generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type AuthContext, type SFTPWrapper } from 'ssh2';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

export interface ServedFile {
  content: Buffer;
  /** Seconds since 1970. */
  changedAt: number;
  /** What the server says of its size. @default that of the content */
  announcedSize?: number;
}

export interface SftpServer {
  port: number;
  /** As `ssh-keygen -l` prints it. */
  hostKey: string;
  /** How often a file was opened. */
  opened(): number;
  close(): void;
}

const attributesOf = ({ content, changedAt, announcedSize }: ServedFile) => ({
  mode: 0o100644,
  uid: 0,
  gid: 0,
  size: announcedSize ?? content.length,
  atime: changedAt,
  mtime: changedAt,
});
const folder = { mode: 0o040755, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };

/** An SFTP server of files in memory, for one user with a password. */
export async function serveSftp(files: Map<string, ServedFile>, password: string): Promise<SftpServer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const key = ssh2.utils.parseKey(pem);
  if (key instanceof Error) throw key;
  let opened = 0;

  function answer(sftp: SFTPWrapper): void {
    const handles = new Map<number, { path: string; isRead: boolean }>();
    const open = (id: number, path: string): void => {
      const number = handles.size;
      handles.set(number, { path, isRead: false });
      sftp.handle(id, Buffer.from([number]));
    };
    const facts = (id: number, path: string): void => {
      const file = files.get(path);
      if (file) sftp.attrs(id, attributesOf(file));
      else if (path.endsWith('/')) sftp.attrs(id, folder);
      else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    };
    sftp.on('STAT', facts).on('LSTAT', facts);
    sftp.on('FSTAT', (id, handle) => facts(id, handles.get(handle[0] ?? -1)?.path ?? ''));
    sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: folder }]));
    sftp.on('OPENDIR', open);
    sftp.on('READDIR', (id, handle) => {
      const at = handles.get(handle[0] ?? -1);
      if (!at || at.isRead) return sftp.status(id, STATUS_CODE.EOF);
      at.isRead = true;
      const names = [...files].filter(([path]) => path.startsWith(at.path));
      sftp.name(
        id,
        names.map(([path, file]) => {
          const filename = path.slice(at.path.length);
          return { filename, longname: `-rw-r--r-- 1 a a ${filename}`, attrs: attributesOf(file) };
        }),
      );
    });
    sftp.on('OPEN', (id, path, flags) => {
      if (!files.has(path) || (flags & OPEN_MODE.READ) === 0) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      opened += 1;
      open(id, path);
    });
    sftp.on('READ', (id, handle, offset, length) => {
      const content = files.get(handles.get(handle[0] ?? -1)?.path ?? '')?.content;
      if (!content || offset >= content.length) return sftp.status(id, STATUS_CODE.EOF);
      sftp.data(id, content.subarray(offset, offset + length));
    });
    sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
  }

  const server = new ssh2.Server({ hostKeys: [pem] }, (client) => {
    client.on('authentication', (context: AuthContext) => {
      if (context.method === 'password' && context.username === 'dealer' && context.password === password)
        context.accept();
      else context.reject(['password']);
    });
    client.on('ready', () => client.on('session', (accept) => accept().on('sftp', (take) => answer(take()))));
    client.on('error', () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    hostKey: `SHA256:${createHash('sha256').update(key.getPublicSSH()).digest('base64').replace(/=+$/, '')}`,
    opened: () => opened,
    close: () => server.close(),
  };
}
