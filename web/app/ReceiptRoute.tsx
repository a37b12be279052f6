import { useParams } from 'react-router';
import { isProductType } from '../recommendations/product-type.ts';
import { ReceiptPage } from '../recommendations/ReceiptPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** /kvittering/{produkt}; what can't be a product type is not found (spec: decisions §6). */
export function ReceiptRoute() {
  const { produkt = '' } = useParams();
  return isProductType(produkt) ? <ReceiptPage product={produkt} /> : <NotFoundPage />;
}
