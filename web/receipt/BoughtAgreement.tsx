import { texts } from '#texts/receipt.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { AgreementInOre } from '../../contract/in-ore.ts';
import { shownPrice } from '../../domain/agreement-cost.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';

/** Renders an insurance on the receipt with its name and price. */
export function BoughtAgreement({ agreement }: { agreement: AgreementInOre }) {
  const { name, description } = agreement;
  const price = shownPrice(agreement);
  return (
    <Card className="kfp-receipt__agreement">
      <span className="kfp-tile">
        <Icon name={productIcon(agreement)} />
      </span>
      <div>
        <Heading level={3} {...sourceLanguage}>
          {name}
        </Heading>
        {description && (
          <p className="kfp-subdued" {...sourceLanguage}>
            {readable(description)}
          </p>
        )}
        <p className="kfp-receipt__price">
          {price ? <Amount ore={price.ore} unit={price.unit} strong /> : texts.withoutPrice}
        </p>
      </div>
    </Card>
  );
}
