import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { commonMessages } from './messages';
import { renderApp } from './testing';
import { UnitsField } from './UnitsField';

const MAX = 999;
const field = () => screen.getByRole('textbox', { name: 'Cantidad de Lumpia' });
const notice = () => screen.getByRole('status');
const says = (left: number) => commonMessages.spanish.wholeUnits(MAX, left);

function Example({ live = false }) {
  const [value, setValue] = useState(2);
  return (
    <>
      <UnitsField value={value} max={MAX} label="Cantidad de Lumpia" onType={setValue} live={live} />
      <p>{value}</p>
      <button onClick={() => setValue(value + 1)}>más</button>
    </>
  );
}

/** Types into the field, whose figure the tap has selected. */
async function type(text: string, example = <Example />) {
  const view = renderApp(example);
  await view.user.click(field());
  await view.user.keyboard(text === '' ? '{Delete}' : text);
  return view;
}

it.each([
  ['30', 30],
  ['３０', 30],
  ['', 2],
])('takes «%s» for %i when the guest leaves the field', async (text, left) => {
  const { user } = await type(text);
  expect(field()).toHaveValue(text);
  await user.keyboard('{Enter}');
  expect(field()).not.toHaveFocus();
  expect(field()).toHaveValue(String(left));
  expect(notice()).toBeEmptyDOMElement();
});

describe.each([['in the cart', false] as const, ['in the sheet', true] as const])('%s', (_, live) => {
  it.each([
    ['1000', 999],
    ['0', 2],
    ['2.000', 2],
    ['2,5', 2],
    ['٣０', 2],
    ['muchas', 2],
  ])('says that «%s» became %i, until the number changes', async (text, left) => {
    const { user } = await type(text, <Example live={live} />);
    expect(notice()).toBeEmptyDOMElement();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue(String(left));
    expect(screen.getByText(left)).toBeVisible();
    expect(notice()).toHaveTextContent(says(left));
    expect(field()).toHaveAccessibleDescription(says(left));
    await user.click(screen.getByRole('button'));
    expect(notice()).toBeEmptyDOMElement();
  });
});

it('counts while the guest types, if asked to, and gives back what was there', async () => {
  const { user } = await type('30', <Example live />);
  expect(screen.getByText('30')).toBeVisible();
  await user.keyboard('{Backspace}{Backspace}');
  expect(screen.getByText('2')).toBeVisible();
  await user.tab();
  expect(field()).toHaveValue('2');
  expect(screen.getByText('2')).toBeVisible();
});

const onType = jest.fn();
beforeEach(() => onType.mockClear());
const untold = <UnitsField value={2} max={MAX} label="Cantidad de Lumpia" onType={onType} />;

it.each(['pagehide', 'visibilitychange'])(
  'writes the number at %s, before the guest leaves the field',
  async (event) => {
    await type('30');
    act(() => void fireEvent(document, new Event(event, { bubbles: true })));
    expect(screen.getByText('30')).toBeVisible();
  },
);

it('writes the number when the field goes with its page', async () => {
  const { unmount } = await type('30', untold);
  expect(onType).not.toHaveBeenCalled();
  unmount();
  expect(onType.mock.calls).toEqual([[30]]);
});

it('leaves a number alone that another tab has changed while the field was empty', async () => {
  const { user, unmount } = await type('', untold);
  await user.tab();
  unmount();
  expect(onType).not.toHaveBeenCalled();
});
