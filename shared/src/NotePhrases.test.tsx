import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { commonMessages, language } from './messages';
import { noteInWords, NotePhrases } from './NotePhrases';
import { expectAccessible, renderApp, writeFacts } from './testing';

const peanut = { es: 'Sin maní', en: 'No peanuts', zh: '不要花生' };
const invoice = { es: 'Factura electrónica: NIT …', en: 'Electronic invoice: NIT …', zh: '电子发票：NIT …' };

function Note() {
  const [note, setNote] = useState('poco picante');
  return (
    <>
      <input id="note" aria-label="Nota" value={note} onChange={(event) => setNote(event.target.value)} />
      <NotePhrases of="dish" label="Frases" note={note} onChange={setNote} field="note" />
    </>
  );
}

beforeEach(() => writeFacts({ phrases: { dish: [peanut, invoice], order: [] } }));
const note = () => screen.getByRole('textbox');

it('writes a phrase in Spanish at a tap, and takes it out at another', async () => {
  const { user, container } = renderApp(<Note />);
  await act(() => language.choose('en'));
  await act(() => commonMessages.load('en'));
  await user.click(screen.getByRole('button', { name: peanut.en, pressed: false }));
  expect(note()).toHaveValue('poco picante, Sin maní');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: peanut.en, pressed: true }));
  expect(note()).toHaveValue('poco picante');
  await act(() => language.choose('es'));
});

it('lets the guest complete a phrase that is open', async () => {
  const { user } = renderApp(<Note />);
  await user.click(screen.getByRole('button', { name: invoice.es }));
  await user.keyboard('900.1');
  expect(note()).toHaveValue('poco picante, Factura electrónica: NIT 900.1');
  expect(screen.getByRole('button', { name: invoice.es })).toHaveAttribute('aria-pressed', 'true');
});

it('is read in the language of the guest', () => {
  const written = 'Sin maní, poco picante, Factura electrónica: NIT 900.1';
  expect(noteInWords(written, 'es')).toBe(written);
  expect(noteInWords(written, 'en')).toBe('No peanuts, poco picante, Electronic invoice: NIT 900.1');
  expect(noteInWords(written, 'zh')).toBe('不要花生, poco picante, 电子发票：NIT 900.1');
});

it('shows nothing where the restaurant has no phrases', () => {
  writeFacts({ phrases: { dish: [], order: [] } });
  renderApp(<Note />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
