import { failOnNoise } from './noise';

failOnNoise();

// Only with a DOM: in Node, these helpers would only take time to load.
if (typeof document !== 'undefined') jest.requireActual('./document');
