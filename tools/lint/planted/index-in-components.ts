export { VehicleCard } from './VehicleCard.tsx';
