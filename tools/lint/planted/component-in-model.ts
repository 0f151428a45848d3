export { VehicleCard } from '../components/VehicleCard/VehicleCard.tsx';
