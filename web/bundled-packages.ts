import type { Plugin } from 'vite';

const PACKAGE = /.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//;

/** Writes `.vite/packages.json`, the folders of the packages that have code in the bundle: `npm run sbom` reads it. */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      const folders = modules.flatMap(([id, { renderedLength }]) => {
        const [folder] = renderedLength > 0 ? (PACKAGE.exec(id) ?? []) : [];
        return folder ? [folder.slice(folder.indexOf('node_modules/'), -1)] : [];
      });
      const source = JSON.stringify([...new Set(folders)].sort());
      this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source });
    },
  };
}
