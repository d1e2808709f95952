/** Replaces stylesheets in tests, which draw nothing. */
module.exports = {};
