// Fails when the bill of materials lacks a package that the shop ships, lists a wrong version, or contains a
// tool.
import { readFileSync } from 'node:fs';
import './sbom.mjs';
import { fail } from './fail.mjs';

const WEB = ['react', 'react-dom', '@chakra-ui/react', '@tanstack/react-query', 'three'];
const TOOL = /^(@?eslint|@?jest|@?vite|@?storybook|@?playwright|prettier$|msw$)/;

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const { components } = JSON.parse(readFileSync('dist/sbom.json', 'utf8'));
const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
const shipped = { ...dependencies, ...Object.fromEntries(WEB.map((name) => [name, devDependencies[name]])) };

const problems = [
  ...Object.entries(shipped)
    .filter(([name, version]) => !listed.has(`${name}@${version}`))
    .map(([name, version]) => `dist/sbom.json lacks ${name} ${version}.`),
  ...components
    .filter(({ name }) => TOOL.test(name))
    .map(({ name }) => `dist/sbom.json lists the tool ${name}.`),
];
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [folder, { integrity }] of Object.entries(packages)) {
  if (folder && !integrity) problems.push(`package-lock.json has no hash of ${folder}.`);
}
if (problems.length > 0) fail(new Error(problems.join('\n')));
