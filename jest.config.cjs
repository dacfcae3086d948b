module.exports = {
  projects: ['shared', 'shell', 'menu-mfe', 'cart-mfe', 'salon-mfe', 'server', 'scripts', 'bench'].map(
    (name) => `<rootDir>/${name}`,
  ),
};
