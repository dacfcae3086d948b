import { screen } from '@testing-library/react';
import { useState } from 'react';
import { commonMessages } from '../messages';
import { expectAccessible, renderApp } from '../testing';
import { CheckField, SelectField, TextField } from './index';

function Name({ warning }: { warning?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Nombre"
      hint="Para saber a quién entregamos."
      warning={warning}
      autoComplete="name"
      value={value}
      onChange={setValue}
    />
  );
}

function Zone() {
  const [value, setValue] = useState('');
  const options = [
    { value: '', label: 'Elige tu barrio' },
    { value: 'Laureles', label: 'Laureles ($ 4.000)' },
  ];
  return <SelectField label="Barrio o municipio" options={options} value={value} onChange={setValue} />;
}

function Consent() {
  const [checked, setChecked] = useState(false);
  return (
    <CheckField
      label="Confirmo datos"
      hint="Solo para este pedido."
      checked={checked}
      onChange={setChecked}
    />
  );
}

function Note() {
  const [value, setValue] = useState('');
  return (
    <TextField label="Nota" optional hint="Por si acaso." longFrom={20} value={value} onChange={setValue} />
  );
}

describe('fields', () => {
  it('take what is typed', async () => {
    const { user } = renderApp(<Name />);
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'María');
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('María');
  });

  it('are described by their hint', () => {
    renderApp(<Name />);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription(
      'Para saber a quién entregamos.',
    );
  });

  it('explain an error in words', () => {
    renderApp(<Name warning="Falta el nombre." />);
    const field = screen.getByRole('textbox', { name: 'Nombre' });
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Falta el nombre.'));
  });

  it('choose from a list of the browser', async () => {
    const { user } = renderApp(<Zone />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Barrio o municipio' }), 'Laureles');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Laureles ($ 4.000)');
  });

  it('are ticked by their whole label', async () => {
    const { user } = renderApp(<Consent />);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByRole('checkbox')).toHaveAttribute('autocomplete', 'off');
    await user.click(screen.getByText('Confirmo datos'));
    expect(screen.getByRole('checkbox', { name: 'Confirmo datos' })).toBeChecked();
  });

  it('say when they may stay empty', async () => {
    const { user } = renderApp(<Note />);
    await user.type(
      screen.getByRole('textbox', { name: `Nota ${commonMessages.spanish.optional}` }),
      'sin cebolla',
    );
    expect(screen.getByRole('textbox')).toHaveValue('sin cebolla');
  });

  it('count a long text, and take all of it', async () => {
    const { user } = renderApp(<Note />);
    await user.click(screen.getByRole('textbox'));
    await user.paste('🥜'.repeat(20));
    expect(screen.queryByText(new RegExp(commonMessages.spanish.longText(20)))).not.toBeInTheDocument();
    await user.paste('x'.repeat(349));
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      `Por si acaso. ${commonMessages.spanish.longText(369)}`,
    );
    expect(screen.getByRole('textbox')).toHaveValue(`${'🥜'.repeat(20)}${'x'.repeat(349)}`);
  });

  it('are accessible together', async () => {
    const { container } = renderApp(
      <form aria-label="Pedido">
        <Name warning="Falta el nombre." />
        <Zone />
        <Note />
        <Consent />
      </form>,
    );
    await expectAccessible(container);
  });
});
