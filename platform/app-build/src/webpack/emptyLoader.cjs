/** Global styles mean nothing to the Node build. */
module.exports = () => '';
