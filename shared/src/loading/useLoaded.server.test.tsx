/** @jest-environment node */
import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { allowConsole } from '../testing';
import { Loadable } from './Loadable';
import { useLoaded } from './useLoaded';

test('a failed load stops the prerendering, and is not waited for', async () => {
  allowConsole('error', /Loading chunk failed/);
  const dish = new Loadable('dish', () => Promise.reject<string>(new Error('cut')));
  const Dish = () => <p>{useLoaded(dish)}</p>;
  const onError = jest.fn();
  await prerender(
    <Suspense>
      <Dish />
    </Suspense>,
    { onError },
  );
  expect(onError.mock.calls).toEqual([[dish.failure, expect.anything()]]);
});
