const { existsSync } = require('node:fs');

const apps = Object.keys(require('./remotes.json'));

module.exports = {
  // A busy machine is no reason to fail.
  testTimeout: 60_000,
  // A team may have nothing but its own app.
  projects: [...apps, 'shared', 'server', 'scripts', 'bench'].filter((name) =>
    existsSync(`${__dirname}/${name}`),
  ),
};
