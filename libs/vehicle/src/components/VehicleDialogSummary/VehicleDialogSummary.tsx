import { isInStock, type VehicleSummary } from '@forecourt/domain';
import { Picture } from '@forecourt/ui';
import { vehicleTitle } from '../../model/title.ts';
import { PriceBlock, type PriceBlockProps } from '../PriceBlock/PriceBlock.tsx';
import * as styles from './VehicleDialogSummary.css.ts';

export interface VehicleDialogSummaryProps {
  /** The vehicle of the form. */
  vehicle: Pick<
    VehicleSummary,
    'name' | 'year' | 'make' | 'model' | 'badge' | 'series' | 'primary_image_url' | 'images' | 'status' | 'sold'
  > &
    PriceBlockProps['vehicle'];
}

/** Summary of a form's vehicle above its fields: picture, title and price. */
export function VehicleDialogSummary({ vehicle }: VehicleDialogSummaryProps) {
  const { primary_image_url: main, images } = vehicle;
  return (
    <div className={styles.root}>
      <Picture url={main ?? images[0]?.url} alt="" sizes="128px" rounded />
      <div className={styles.words}>
        <p className={styles.title}>{vehicleTitle(vehicle)}</p>
        {isInStock(vehicle) && <PriceBlock vehicle={{ ...vehicle, autograb_data: null }} />}
      </div>
    </div>
  );
}
