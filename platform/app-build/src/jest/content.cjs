const { readFileSync } = require('node:fs');
const path = require('node:path');

const file = path.resolve(__dirname, '../../../../.cache/content/testing.json');

// Tests use a restaurant and a menu of their own: the owner may change the real ones on any day. The set-up of jest writes it.
globalThis.asiaContent = { entries: JSON.parse(readFileSync(file, 'utf8')) };
