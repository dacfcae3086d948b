// @ts-check
// Before an installation: the lockfile and the workspaces are npm's.
const [program = 'npm'] = (process.env.npm_config_user_agent ?? 'npm').split('/');
if (program !== 'npm') {
  console.error(`${program} does not read package-lock.json: use npm (npm start installs by itself).`);
  process.exit(1);
}
