export { fetchJson, type FetchFailure, type FetchJsonOptions, type FetchResult } from './fetchJson';
