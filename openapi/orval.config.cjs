const { OPENAPI = './openapi.json', API_FOLDER = '../web/src/api' } = process.env;

/** Turns openapi.json into the web's typed React Query hooks and the table of its mock, or another document elsewhere. */
const input = { target: OPENAPI };
// Its own would repeat the whole introduction in every file.
const header = ({ title }) => [`${title}: generated from openapi/openapi.json. Do not edit.`];

const OPERATION = `/** How the API is asked: its path, the status of its answer, and three types that no value has. */
export interface Operation<Answer, Body, Param extends string> {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  status: number;
  types?: { answer: Answer; body: Body; param: Param };
}

`;

/** The hooks say what an operation does. */
function withoutWords(document) {
  for (const operation of Object.values(document.paths).flatMap(Object.values)) {
    delete operation.summary;
    delete operation.description;
  }
  return document;
}

/** An operation as `web/src/testing/api-mock.ts` reads it. */
function operation({ operationName, verb, pathRoute, params, body, response }) {
  const names = params.map(({ name }) => `'${name}'`).join(' | ') || 'never';
  const types = `${response.definition.success}, ${body.definition || 'undefined'}, ${names}`;
  const { key: status } = response.types.success[0];
  return {
    implementation: `export const ${operationName}: Operation<${types}> = { method: '${verb}', path: '${pathRoute}', status: ${status} };\n`,
    imports: [...response.imports, ...body.imports],
  };
}

module.exports = {
  hooks: {
    input,
    output: {
      mode: 'tags-split',
      target: `${API_FOLDER}/generated`,
      schemas: `${API_FOLDER}/generated/model`,
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      prettier: false,
      override: {
        header,
        mutator: { path: `${API_FOLDER}/http-client.ts`, name: 'httpClient' },
        // A list is one parameter, its values joined by commas.
        fetch: { includeHttpResponseReturnType: false, explode: false },
        query: { signal: true },
      },
    },
  },
  operations: {
    input: { ...input, override: { transformer: withoutWords } },
    output: {
      target: `${API_FOLDER}/generated/operations.ts`,
      schemas: `${API_FOLDER}/generated/model`,
      client: () => ({ client: operation, header: () => OPERATION }),
      override: { header },
    },
  },
};
