export { VehicleCard } from '@forecourt/vehicle';
