'use client';
export { VehicleCard } from './components/VehicleCard/VehicleCard.tsx';
