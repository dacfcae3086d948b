import { useTexts } from '@asia/shared/messages';
import { observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';

/** The code by which guest and restaurant name an order on the telephone. */
export const OrderCode = observer(({ code }: { code: string }) => {
  const { orderCode, orderCodeRest } = useTexts(cartTexts);
  return (
    <p>
      <span>{orderCode}</span>
      <strong className="num" translate="no">
        {code}
      </strong>
      <span>{orderCodeRest}</span>
    </p>
  );
});
