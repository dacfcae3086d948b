import { Loadable } from '@asia/shared/ui';

/** The field for a note. The field brings Mantine's inputs, so the sheet opens first and keeps a place for the field. */
export const noteField = new Loadable(
  'note-field',
  () => import(/* webpackChunkName: "note-field" */ './NoteField'),
);
