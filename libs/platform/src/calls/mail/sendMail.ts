import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { LeadsConfig } from '../../config/leadsConfig.ts';
import { writeWhole } from '../../files/atomicFile.ts';

/**
 * Sends a mail, or writes it to the outbox folder where no mail server is configured.
 * @param name of the file, without its extension
 * @param limitMs of each step of the conversation with the mail server, in milliseconds
 * @param folder of the outbox
 */
export async function sendMail(
  mail: SendMailOptions,
  name: string,
  config: LeadsConfig,
  limitMs: number,
  folder: 'mail' | 'visitors' = 'mail',
): Promise<string> {
  if (config.smtpUrl === null) {
    const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(
      mail,
    );
    if (!Buffer.isBuffer(message)) throw new Error('The mail came out as a stream.');
    await writeWhole(join(config.dataFolder, 'outbox', folder, `${name}.eml`), message);
    return 'Written to the outbox';
  }
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs, dnsTimeout: limitMs };
  const transport = createTransport({ url: config.smtpUrl, ...limits });
  try {
    const { response } = await transport.sendMail(mail);
    return response;
  } finally {
    transport.close();
  }
}
