export {
  sampleCar,
  sampleNow,
  sampleOnlinePayment,
  sampleOnlinePaymentOptions,
  sampleOrder,
  samplePurchaseContext,
  samplePurchaseVehicle,
  sampleSellingSite,
} from './samples.ts';
