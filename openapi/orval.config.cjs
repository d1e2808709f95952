const { OPENAPI = './openapi.json', API_FOLDER = '../web/src/api' } = process.env;

/** Turns openapi.json into the web's typed React Query hooks and MSW handlers, or another document elsewhere. */
const input = { target: OPENAPI };

module.exports = {
  hooks: {
    input,
    output: {
      mode: 'tags-split',
      target: `${API_FOLDER}/generated`,
      schemas: `${API_FOLDER}/generated/model`,
      client: 'react-query',
      httpClient: 'fetch',
      mock: { type: 'msw', delay: 0, locale: 'en' },
      clean: true,
      prettier: false,
      override: {
        // Its own would repeat the whole introduction in every file.
        header: ({ title }) => [`${title}: generated from openapi/openapi.json. Do not edit.`],
        // The default for dates takes an array's first element, which strict TypeScript refuses.
        mock: { format: { date: '1996-08-17' } },
        mutator: { path: `${API_FOLDER}/http-client.ts`, name: 'httpClient' },
        // A list is one parameter, its values joined by commas.
        fetch: { includeHttpResponseReturnType: false, explode: false },
        query: { signal: true },
      },
    },
  },
};
