/**
 * The script of a remote that runs alone: its exposes in a small frame.
 * @this {import('webpack').LoaderContext<object>}
 */
module.exports.pitch = function () {
  const app = JSON.stringify(this.resourcePath);
  return `import app from ${app};\nimport { runStandalone } from '@asia/shared/standalone';\nrunStandalone(app);`;
};
