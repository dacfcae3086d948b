import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { commonMessages } from '../messages';
import { renderApp } from '../testing';
import { CheckField, MantineThemeScope, TextField } from './index';

const open = (fields: ReactNode) => renderApp(<MantineThemeScope>{fields}</MantineThemeScope>);

type Changes<Value> = { value: Value; onChange: (value: Value) => void };

function Filled<Value>({
  start,
  children,
}: {
  start: Value;
  children: (field: Changes<Value>) => ReactNode;
}) {
  const [value, onChange] = useState(start);
  return children({ value, onChange });
}

const name = (warning?: string) => (
  <Filled start="">
    {(field) => <TextField label="Nombre" hint="Para la entrega." warning={warning} {...field} />}
  </Filled>
);

const consent = (
  <Filled start={false}>
    {({ value, onChange }) => (
      <CheckField label="Confirmo datos" hint="Solo para este pedido." checked={value} onChange={onChange} />
    )}
  </Filled>
);

const note = (
  <Filled start="">
    {(field) => <TextField label="Nota" optional hint="Por si acaso." longFrom={20} {...field} />}
  </Filled>
);

it('take what is typed, and are described by their hint', async () => {
  const { user } = open(name());
  const field = screen.getByRole('textbox', { name: 'Nombre' });
  await user.type(field, 'María');
  expect(field).toHaveValue('María');
  expect(field).toHaveAccessibleDescription('Para la entrega.');
});

it('explain an error in words', () => {
  open(name('Falta el nombre.'));
  const field = screen.getByRole('textbox', { name: 'Nombre' });
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Falta el nombre.'));
});

it('are ticked by their whole label', async () => {
  const { user } = open(consent);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByText('Confirmo datos'));
  expect(screen.getByRole('checkbox', { name: 'Confirmo datos' })).toBeChecked();
});

it('have one line, or several', () => {
  open(
    <>
      {name()}
      <TextField label="Nota" lines={5} value={'una\ndos'} onChange={() => undefined} />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Nombre' }).tagName).toBe('INPUT');
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('una\ndos');
});

it('say when they may stay empty, count a long text, and take all of it', async () => {
  const { user } = open(note);
  const field = screen.getByRole('textbox', { name: `Nota ${commonMessages.spanish.optional}` });
  await user.click(field);
  await user.paste('🥜'.repeat(20));
  expect(field).toHaveAccessibleDescription('Por si acaso.');
  await user.paste('x'.repeat(349));
  expect(field).toHaveAccessibleDescription(`Por si acaso. ${commonMessages.spanish.longText(369)}`);
  expect(field).toHaveValue(`${'🥜'.repeat(20)}${'x'.repeat(349)}`);
});

it.each([
  ['Sin maní', '1'],
  ['Sin maní, y la salsa aparte, por favor', '2'],
  ['Calle 10\nTorre 2', '2'],
  ['Sin maní, y la salsa aparte, por favor. '.repeat(9), '5'],
])('grow with their text to five lines where the style sheet cannot: %p', (text, rows) => {
  open(<TextField label="Nota" lines={5} value={text} onChange={() => undefined} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', rows);
});
