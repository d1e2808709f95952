import type { ApiDocument, Schema } from '../support/api-document';

/** Follows a schema's reference. */
function resolve(document: ApiDocument, schema: Schema): Schema {
  const target = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
  if (target === undefined) return schema;
  const found = document.components.schemas[target.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`${target} is nowhere.`);
  return resolve(document, found);
}

/**
 * The example that Swagger UI shows, assembled from the examples of its parts.
 * @param missing collects the paths of parts without an example
 */
export function exampleOf(document: ApiDocument, schema: Schema, missing: string[], path = 'body'): unknown {
  if ('example' in schema) return schema.example;
  const target = resolve(document, schema);
  if ('example' in target) return target.example;
  if (target.properties) {
    const entries = Object.entries(target.properties).map(([name, property]) => [
      name,
      exampleOf(document, property, missing, `${path}.${name}`),
    ]);
    return Object.fromEntries(entries) as object;
  }
  if (target.items) return [exampleOf(document, target.items, missing, `${path}[]`)];
  if (target.default !== undefined) return target.default;
  if (target.format === 'binary') return 'bytes';
  missing.push(path);
  return target.enum?.[0];
}
