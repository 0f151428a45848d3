// Owns the embedded database for a command, in a process of its own: `node embeddedProcess.ts FOLDER`.
// Prints one line when it can be reached, and ends when its command has ended, however that died.
import { openEmbedded } from './openDatabase.ts';
import { serveDatabase } from './socket.ts';

const [, , data = ''] = process.argv;
// A terminal sends its interrupt to both: the command decides when to end.
process.on('SIGINT', () => undefined);

try {
  const database = await openEmbedded(data);
  const served = await serveDatabase(database);
  process.stdin.resume().once('close', () => {
    void served
      .left()
      .then(() => served.close())
      .then(() => database.close())
      .then(() => process.exit(0));
  });
  process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
} catch (fault) {
  const { name, message } = fault as Error;
  process.stdout.write(`${JSON.stringify({ name, message })}\n`);
  process.exitCode = 1;
}
