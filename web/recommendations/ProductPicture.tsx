import { AreaPicture } from '../theme/illustrations/AreaPicture.tsx';
import { CabinPicture } from '../theme/illustrations/CabinPicture.tsx';
import type { Product } from './products.ts';

/** The drawing of a product: the cabin has its own, the others have their area's. */
export function ProductPicture({ drawing }: Pick<Product, 'drawing'>) {
  return drawing === 'hytte' ? <CabinPicture /> : <AreaPicture area={drawing} />;
}
