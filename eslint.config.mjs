import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** One owner each: what may be touched only in the place that owns it. */
const owned = (selector, message) => ({ selector, message });

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'build/**',
      'data/**',
      'coverage/**',
      'web/src/api/generated/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'Buffer',
          'URL',
          'URLSearchParams',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'module',
          'require',
          '__dirname',
          'performance',
          'AbortSignal',
          'structuredClone',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './web/tsconfig.json', './test/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An async method may promise for an interface's sake.
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/config/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        owned(
          "MemberExpression[object.name='process'][property.name='env']",
          'Only src/config reads the environment.',
        ),
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Web storage belongs to state/ over lib/storage.' },
        { name: 'sessionStorage', message: 'Web storage belongs to state/ over lib/storage.' },
        { name: 'fetch', message: 'The API is called through the generated hooks only.' },
      ],
    },
  },
  {
    files: ['web/src/lib/storage.ts', 'web/src/api/http-client.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: [
      'web/src/**/*.test.{ts,tsx}',
      'web/src/**/*.stories.tsx',
      'test/**/*.ts',
      'storybook/**/*.{ts,tsx}',
    ],
    rules: { 'max-lines': 'off', 'no-restricted-globals': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // A test reads answers as they come over the wire, untyped.
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      'no-empty-pattern': 'off',
    },
  },
);
