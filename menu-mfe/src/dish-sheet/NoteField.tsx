import { LONG_NOTE_FROM } from '@asia/shared/cart';
import { commonMessages, useTexts } from '@asia/shared/messages';
import { observer } from '@asia/shared/ui';
import { MantineThemeScope, TextField } from '@asia/shared/ui-forms';
import { sheetTexts } from '../messages/sheet';

export interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
}

/** The guest's note for the kitchen. */
export const NoteField = observer(function NoteField(props: NoteFieldProps) {
  const { note } = useTexts(sheetTexts);
  const { notePlaceholder } = useTexts(commonMessages);
  return (
    <MantineThemeScope>
      <TextField {...props} label={note} optional placeholder={notePlaceholder} longFrom={LONG_NOTE_FROM} />
    </MantineThemeScope>
  );
});
