import { failOnNoise } from './noise';

// A test inherits no clock and no spy from the one before.
beforeEach(() => void jest.useRealTimers());
afterEach(() => jest.restoreAllMocks());

failOnNoise();

// Only with a DOM: in Node, these helpers would only take time to load.
if (typeof document !== 'undefined') jest.requireActual('./document');
