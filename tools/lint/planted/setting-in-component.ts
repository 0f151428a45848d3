export const secret = () => process.env['LEAD_SECRET'];
