const { existsSync } = require('node:fs');

const apps = Object.keys(require('./remotes.json'));

module.exports = {
  // A team may have nothing but its own app.
  projects: [...apps, 'shared', 'server', 'scripts', 'bench'].filter((name) => existsSync(`${__dirname}/${name}`)),
};
