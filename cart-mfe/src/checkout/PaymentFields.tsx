import { facts } from '@asia/shared/content';
import { useTexts } from '@asia/shared/messages';
import { observer } from '@asia/shared/ui';
import { ChoiceField } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import type { CartTexts } from '../messages/es';
import { isTaken, paymentName } from '../order-message/paymentName';
import { useField } from './useDraft';

/** How the guest pays. A payment that the restaurant has removed stays while it is chosen. */
export const PaymentFields = observer(() => {
  const texts = useTexts(cartTexts);
  const field = useField('payment');
  const payment = field.value;
  const offered = facts.current.payment.options.map(({ value }) => value);
  const payments = (isTaken(payment) ? offered : [...offered, payment]).map((value) => {
    const { name, lang } = paymentName(value, texts);
    return { value, label: name, lang };
  });
  const hint = paymentHint(payment, texts);
  return (
    <>
      <h2>{texts.howToPay}</h2>
      <ChoiceField
        {...field}
        label={texts.payment}
        options={payments}
        hint={<span key={hint}>{hint}</span>}
      />
    </>
  );
});

function paymentHint(payment: string, texts: CartTexts): string {
  if (payment === 'efectivo') return texts.payCash;
  return payment === 'tarjeta' && facts.current.payment.cardReaderConfirmed ? texts.payCard : texts.payLater;
}
