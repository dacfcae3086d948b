module.exports = require('../scripts/jest/project.cjs')(__dirname, { environment: 'node' });
