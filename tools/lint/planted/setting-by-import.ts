import { env } from 'node:process';

export const secret = () => env['LEAD_SECRET'];
