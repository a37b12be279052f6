import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { CabinPicture } from '../ui/illustrations/CabinPicture.tsx';
import type { Product } from './products.ts';

/** The drawing of a product: the cabin has its own, the others have their area's. */
export function ProductPicture({ drawing }: Pick<Product, 'drawing'>) {
  return drawing === 'hytte' ? <CabinPicture /> : <AreaPicture area={drawing} />;
}
