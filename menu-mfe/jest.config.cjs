module.exports = require('@asia/app-build/jest')(__dirname);
