import { formatMoney, type Vehicle } from '@forecourt/domain';

/** One sentence for search engines and shared links. @example 'Used 2023 Toyota RAV4 GXL, 31,250 km, automatic, $42,990 in Fremantle WA.' */
export function carDescription(vehicle: Vehicle): string {
  const condition = { new: 'New', used: 'Used', demo: 'Demo' }[vehicle.car_type];
  const facts = [
    `${condition} ${vehicle.name}`,
    vehicle.km === null ? null : `${vehicle.km.toLocaleString('en-AU')} km`,
    vehicle.simple_transmission?.toLowerCase() ?? null,
    vehicle.price !== null && vehicle.price > 1_000 ? formatMoney(vehicle.price) : null,
  ].filter((fact) => fact !== null);
  const place = [vehicle.city, vehicle.state].filter(Boolean).join(' ');
  return `${facts.join(', ')}${place ? ` in ${place}` : ''}.`;
}
