import { lineKey, lineName } from '@asia/shared/cart';
import { commonMessages, language, useTexts } from '@asia/shared/messages';
import { Notice, observer } from '@asia/shared/ui';
import { ChoiceField } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import type { CartTexts } from '../messages/es';
import { timeText } from '../order-message/deliveryTime';
import { neighbourhoodLabel } from '../order-message/neighbourhood';
import type { Order } from '../order-message/Order';
import { orderAmounts } from '../order-message/orderAmounts';
import { paymentName } from '../order-message/paymentName';
import { CHANGED_ID } from './guestFields';
import { type Opened, openedOrder } from './OpenedOrder';
import classes from './ChangedOrder.module.css';

const CORRECTS = 'corrige';
const ANOTHER = 'otro';

/** Lists the changes since the order was opened, and asks whether they correct it or make another order. */
export const ChangedOrder = observer(({ order }: { order: Order }) => {
  const texts = useTexts(cartTexts);
  const { pesos } = useTexts(commonMessages);
  const { last } = openedOrder;
  if (!last) return null;
  const { code, corrected } = last;
  const { total } = orderAmounts(order.items, order.neighbourhood);
  const was = describe(last, pesos(last.total), texts);
  const is = describe(order, pesos(total), texts);
  const changes = [...new Map([...was, ...is])]
    .map(([id, [label]]) => ({ id, label, from: was.get(id)?.[1] ?? '0', to: is.get(id)?.[1] ?? '0' }))
    .filter(({ from, to }) => from !== to);
  const options = [
    { value: CORRECTS, label: texts.corrects },
    { value: ANOTHER, label: texts.another },
  ];
  return (
    <Notice title={texts.changedTitle}>
      <p id={CHANGED_ID}>{texts.changedHelp(code)}</p>
      <ul className={classes.list}>
        {changes.map(({ id, label, from, to }) => (
          <li key={`${id} ${from} ${to}`}>
            <strong>{label}</strong> <span translate="no">{`${from || '—'} → ${to || '—'}`}</span>
          </li>
        ))}
      </ul>
      <ChoiceField
        id="pedido-correccion"
        label={texts.changedTitle}
        value={corrected === undefined ? '' : corrected ? CORRECTS : ANOTHER}
        onChange={(choice) => openedOrder.choose(choice === CORRECTS)}
        options={options}
        hint={texts.correctsHint(code)}
      />
    </Notice>
  );
});

/** The label and the value of everything that may change in an order. */
function describe(order: Order | Opened, total: string, texts: CartTexts) {
  const written = (['name', 'phone', 'address', 'email', 'note'] as const).map((field): Row => [
    field,
    [texts[field], order[field].trim()],
  ]);
  const dishes = order.items.map((item): Row => [
    lineKey(item),
    [lineName(item, language.current), String(item.cartQuantity)],
  ]);
  return new Map<string, [label: string, value: string]>([
    ...dishes,
    ['neighbourhood', [texts.neighbourhood, neighbourhoodLabel(order.neighbourhood, texts)]],
    ['payment', [texts.payment, paymentName(order.payment, texts).name]],
    ['when', [texts.when, timeText(order.when, texts, commonMessages.texts)]],
    ...written,
    ['total', [texts.total, total]],
  ]);
}

type Row = [id: string, [label: string, value: string]];
