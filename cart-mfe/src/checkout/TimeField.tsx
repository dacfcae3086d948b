import { commonMessages, useTexts } from '@asia/shared/messages';
import { observer, useNow } from '@asia/shared/ui';
import { SelectField } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import { AS_SOON_AS_POSSIBLE, offeredTimes, timeIsOver, timeText } from '../order-message/deliveryTime';
import { useField } from './useDraft';

/** For when the order is. A time that is over stays while it is chosen. */
export const TimeField = observer(() => {
  const texts = useTexts(cartTexts);
  const words = useTexts(commonMessages);
  const now = useNow();
  const field = useField('when');
  const offered = now ? offeredTimes(now) : [];
  const over = now !== null && timeIsOver(field.value, now);
  const times = over ? [...offered, field.value] : offered;
  return (
    <SelectField
      {...field}
      label={texts.forWhen}
      options={[
        { value: AS_SOON_AS_POSSIBLE, label: texts.asSoonAsPossible },
        ...times.map((value) => ({ value, label: timeText(value, texts, words) })),
      ]}
      warning={over && texts.timeGone(timeText(field.value, texts, words))}
    />
  );
});
