import { drawCode, QrCode } from '@asia/shared/qr-code';
import { whatsappLink } from '@asia/shared/restaurant';
import { buildCompactMessage } from '../order-message/buildOrderMessage';
import type { Order } from '../order-message/Order';
import classes from './OrderCode.module.css';

export interface OrderCodeProps {
  order: Order;
  link: string;
  className?: string;
}

/** The link as a code, for the phone of a guest who orders at a computer. Absent when no phone could read it. */
export default function OrderCode({ order, link, className }: OrderCodeProps) {
  const code = drawCode(link) ?? drawCode(whatsappLink(buildCompactMessage(order)));
  if (!code) return null;
  return (
    <div className={className}>
      <QrCode className={classes.code} code={code} label="Código QR que abre WhatsApp con tu pedido" />
      <span>O escanea este código con tu celular.</span>
    </div>
  );
}
