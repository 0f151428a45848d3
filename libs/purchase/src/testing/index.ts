export {
  sampleCar,
  sampleNow,
  sampleOrder,
  samplePurchaseContext,
  samplePurchaseVehicle,
  sampleSellingSite,
} from './samples.ts';
