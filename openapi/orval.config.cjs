/** Turns openapi.json into the web's typed React Query hooks, MSW handlers and zod schemas. */
const input = { target: './openapi.json' };

module.exports = {
  hooks: {
    input,
    output: {
      mode: 'tags-split',
      target: '../web/src/api/generated',
      schemas: '../web/src/api/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      mock: { type: 'msw', delay: 0 },
      clean: true,
      prettier: false,
      override: {
        // Its own would repeat the whole introduction in every file.
        header: ({ title }) => [`${title}: generated from openapi/openapi.json. Do not edit.`],
        // The default for dates takes an array's first element, which strict TypeScript refuses.
        mock: { format: { date: '1996-08-17' } },
        mutator: { path: '../web/src/api/http-client.ts', name: 'httpClient' },
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true },
      },
    },
  },
};
