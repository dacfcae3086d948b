module.exports = require('@asia/presets/jest')(__dirname);
