/** What is used of the package, which has no types. */
declare module 'gltf-validator' {
  interface Options {
    readonly maxIssues?: number;
    readonly ignoredIssues?: readonly string[];
    readonly writeTimestamp?: boolean;
  }

  interface Report {
    readonly issues: { readonly numErrors: number };
  }

  export function validateBytes(data: Uint8Array, options?: Options): Promise<Report>;
}
