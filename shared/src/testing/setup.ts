import { failOnNoise } from './noise';

failOnNoise();

// Where nothing is drawn, what helps to test drawing would only take its time to load.
if (typeof document !== 'undefined') jest.requireActual('./document');
