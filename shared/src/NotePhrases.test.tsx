import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { Language } from './contracts';
import { noteInWords, NotePhrases } from './NotePhrases';
import { expectAccessible, renderApp } from './testing';

const peanut = { es: 'Sin maní', en: 'No peanuts', zh: '不要花生' };
const invoice = { es: 'Factura electrónica: NIT …', en: 'Electronic invoice: NIT …', zh: '电子发票：NIT …' };
const phrases = { dish: [peanut, invoice], order: [] };

function Note({ language = 'es', several }: { language?: Language; several?: boolean }) {
  const [note, setNote] = useState('poco picante');
  const Field = several ? 'textarea' : 'input';
  return (
    <>
      <Field id="note" aria-label="Nota" value={note} onChange={(event) => setNote(event.target.value)} />
      <NotePhrases
        phrases={phrases.dish}
        {...{ language, note }}
        label="Frases"
        onChange={setNote}
        field="note"
      />
    </>
  );
}

const note = () => screen.getByRole('textbox');

it('writes a phrase in Spanish at a tap, and takes it out at another', async () => {
  const { user, container } = renderApp(<Note language="en" />);
  await user.click(screen.getByRole('button', { name: peanut.en, pressed: false }));
  expect(note()).toHaveValue('poco picante, Sin maní');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: peanut.en, pressed: true }));
  expect(note()).toHaveValue('poco picante');
});

it('takes no longer word for an open phrase', () => {
  const open = { es: 'Sin …', en: 'No …', zh: '不要…' };
  expect(noteInWords('sincero', { dish: [open], order: [] }, 'en')).toBe('sincero');
  expect(noteInWords('Sin sal', { dish: [open], order: [] }, 'en')).toMatch(/^No /);
});

it.each(['sin mani', 'SIN MANÍ,', 'Sin maní , poco picante'])(
  'knows a phrase that the guest wrote: %s',
  async (written) => {
    const { user } = renderApp(<Note />);
    await user.clear(note());
    await user.type(note(), written);
    await user.click(screen.getByRole('button', { name: peanut.es, pressed: true }));
    expect(note()).toHaveValue(written.endsWith('picante') ? 'poco picante' : '');
  },
);

it('knows a phrase on a line of its own, and joins the lines', async () => {
  const { user } = renderApp(<Note several />);
  await user.clear(note());
  await user.type(note(), 'poco picante{Enter}sin mani{Enter}con palitos');
  expect(screen.getByRole('button', { name: peanut.es, pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: invoice.es }));
  expect(note()).toHaveValue('poco picante, sin mani, con palitos, Factura electrónica: NIT ');
});

it('lets the guest complete a phrase that is open', async () => {
  const { user } = renderApp(<Note />);
  await user.click(screen.getByRole('button', { name: invoice.es }));
  await user.keyboard('900.1');
  expect(note()).toHaveValue('poco picante, Factura electrónica: NIT 900.1');
  expect(screen.getByRole('button', { name: invoice.es })).toHaveAttribute('aria-pressed', 'true');
});

it('writes another phrase before one that the guest has yet to complete', async () => {
  const { user } = renderApp(<Note />);
  await user.click(screen.getByRole('button', { name: invoice.es }));
  await user.click(screen.getByRole('button', { name: peanut.es }));
  await user.keyboard('900.1');
  expect(note()).toHaveValue('poco picante, Sin maní, Factura electrónica: NIT 900.1');
});

it('leads to the end of a phrase that the guest has completed, and takes out one without its rest', async () => {
  const { user } = renderApp(<Note />);
  await user.clear(note());
  await user.type(note(), 'Factura electrónica: NIT 900, sin sal');
  await user.tab();
  await user.click(screen.getByRole('button', { name: invoice.es }));
  expect(note()).toHaveFocus();
  await user.keyboard('.1');
  expect(note()).toHaveValue('Factura electrónica: NIT 900.1, sin sal');
  await user.clear(note());
  await user.click(screen.getByRole('button', { name: invoice.es }));
  await user.click(screen.getByRole('button', { name: invoice.es }));
  expect(note()).toHaveValue('');
});

it('is read in the language of the guest', () => {
  const written = 'Sin maní, poco picante, Factura electrónica: NIT 900.1';
  expect(noteInWords(written, phrases, 'es')).toBe(written);
  expect(noteInWords(written, phrases, 'en')).toBe('No peanuts, poco picante, Electronic invoice: NIT 900.1');
  expect(noteInWords(written, phrases, 'zh')).toBe('不要花生, poco picante, 电子发票：NIT 900.1');
});

it('shows nothing where the restaurant has no phrases', () => {
  renderApp(
    <NotePhrases phrases={undefined} language="es" label="Frases" note="" onChange={() => undefined} />,
  );
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
