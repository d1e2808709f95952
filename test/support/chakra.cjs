const { join } = require('node:path');
const config = require('@chakra-ui/react/styled-system');

/** Recipes need only Chakra's styled system; the whole package, which a chart needs, takes a second to load. */
module.exports = new Proxy(config, {
  get: (part, name) =>
    name in part
      ? part[name]
      : require(join(__dirname, '../../node_modules/@chakra-ui/react/dist/cjs/index.cjs'))[name],
});
