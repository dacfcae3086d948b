import { useTexts } from '@asia/shared/messages';
import { fitsCode, QrCode } from '@asia/shared/qr-code';
import { observer } from '@asia/shared/ui';
import { cartTexts } from '../messages';
import { buildCompactMessage } from '../order-message/buildOrderMessage';
import { chatLink } from '../order-message/chatLink';
import type { Order } from '../order-message/Order';
import classes from './OrderQrCode.module.css';

export interface OrderQrCodeProps {
  order: Order;
  link: string;
  className?: string;
}

/** QR code of the order's link, for a guest at a computer; null if even the short order is too long. */
const OrderQrCode = observer(({ order, link, className }: OrderQrCodeProps) => {
  const texts = useTexts(cartTexts);
  const text = fitsCode(link) ? link : chatLink(buildCompactMessage(order));
  if (!fitsCode(text)) return null;
  return (
    <div className={className}>
      <QrCode className={classes.code} text={text} label={texts.qrLabel} />
      <span>{texts.scan}</span>
    </div>
  );
});

export default OrderQrCode;
