import { act, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { setClock } from '../testing';
import { useNow } from './useNow';

const Clock = observer(() => <output>{useNow()?.toISOString()}</output>);

it('is the time on return to the page: the timer of a phone that slept is late', () => {
  setClock('2026-01-14T18:00:00Z');
  render(<Clock />);
  setClock('2026-01-15T03:10:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('status')).toHaveTextContent('2026-01-15T03:10:00.000Z');
});
