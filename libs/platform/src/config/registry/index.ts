export {
  defineChannel,
  PermanentDeliveryError,
  type ChannelParcel,
  type DeliveryChannel,
} from '../../ports/deliveryChannelPort.ts';
export { defineBlock, type ContentBlock, type ContentBlocks } from '../../ports/contentBlockPort.ts';
export { definePlugin, type VendorPlugin, type VendorPlugins } from '../../ports/vendorPluginPort.ts';
export { defineForecourt } from './defineForecourt.ts';
export { readSite, type SiteReading } from '../sites/readSite.ts';
export { platformOnly, registeredOf, type Registered } from './registered.ts';
export type { ForecourtConfig, RegisteredTemplate } from './forecourtConfig.ts';
