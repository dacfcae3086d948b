import { useTexts } from '@asia/shared/language';
import { CheckField } from '@asia/shared/ui-forms';
import { observer, useHydrated } from '@asia/shared/ui';
import { cartTexts } from '../texts';
import { draft } from './useDraft';

/** Whether this browser may keep details and order, for a guest who will come again. Never ticked beforehand. */
export const KeepField = observer(() => {
  const hydrated = useHydrated();
  const texts = useTexts(cartTexts);
  return (
    <CheckField
      id="pedido-guardar"
      label={texts.keep}
      hint={texts.keepHint}
      checked={hydrated && draft.kept}
      onChange={(kept) => draft.allow(kept)}
    />
  );
});
