module.exports = {
  projects: ['shared', 'shell', 'menu-mfe', 'cart-mfe', 'salon-mfe', 'server', 'scripts'].map((name) => `<rootDir>/${name}`),
};
