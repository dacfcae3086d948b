const { readFileSync } = require('node:fs');
const path = require('node:path');

const file = path.resolve(__dirname, '../../../../.cache/content/testing.json');

// Tests use a restaurant of their own, which jest's set-up writes: the owner may change the real one on any day.
globalThis.asiaContent = { entries: JSON.parse(readFileSync(file, 'utf8')) };
