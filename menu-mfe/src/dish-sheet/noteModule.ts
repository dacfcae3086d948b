import { Loadable } from '@asia/shared/ui';

/** The field for a note brings Mantine's inputs: the sheet opens first and keeps a place for the field. */
export const noteField = new Loadable(
  'note-field',
  () => import(/* webpackChunkName: "note-field" */ './NoteField'),
);
