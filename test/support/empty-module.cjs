/** Stands for stylesheets in tests, where nothing is drawn. */
module.exports = {};
