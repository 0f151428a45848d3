/** The parts of a vehicle's page that are not needed before a visitor does something: one file of code for all of them. */
export { BrochureButton } from '../PrintButtons/BrochureButton.tsx';
export { CallNow } from '../CallNow/CallNow.tsx';
export { LivePrice } from '../LivePrice/LivePrice.tsx';
export { LiveTag } from '../LiveTag/LiveTag.tsx';
export { PhoneNumber } from '../PhoneNumber/PhoneNumber.tsx';
export { ShareMenu } from '../VehicleShare/ShareMenu.tsx';
export { StickyBar } from '../StickyBar/StickyBar.tsx';
export { VehicleDialogSummary } from '../VehicleDialogSummary/VehicleDialogSummary.tsx';
export { VehicleGallery } from '../VehicleGallery/VehicleGallery.tsx';
export { VehicleTabs } from '../VehicleTabs/VehicleTabs.tsx';
