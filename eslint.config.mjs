import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** One owner each: what may be touched only in the place that owns it. */
const owned = (selector, message) => ({ selector, message });

/** A length or a time written out, wherever it stands in a text; a picture's `sizes` are HTML, not style. */
const LENGTH = '/(?<![\\w#.-])\\d*\\.?\\d+(px|rem|em|ch|ms|s)\\b/';
const notSizes = (node) =>
  `${node}:not(JSXAttribute[name.name='sizes'] ${node}, VariableDeclarator[id.name=/_SIZES$/] ${node})`;
const COLOUR = '/^\\s*#[0-9a-f]{3,8}\\s*$|\\b(rgba?|hsla?|oklch|oklab|color-mix)\\(/i';
const PLAIN_COLOUR = '/^(white|black|gr[ae]y|red|green|blue|orange|gold|silver)(\\.\\d+)?$/';
const LOOKS =
  '/^(color|background|fill|stroke|width|height|(min|max)(Width|Height)|(row|column)?[gG]ap|inset|top|right|bottom|left|(padding|margin|border|outline|font|inset|scroll)\\w*|lineHeight|boxSize|zIndex)$/';

/** How a component looks is said by tokens of `web/src/theme` and by recipes (design: one language). */
const raw = [
  owned(`Literal[value=${COLOUR}]`, 'A colour is a token of web/src/theme.'),
  owned(`TemplateElement[value.raw=${COLOUR}]`, 'A colour is a token of web/src/theme.'),
  owned(
    `JSXAttribute[name.name=${LOOKS}] Literal[value=${PLAIN_COLOUR}]`,
    'A colour is a token of web/src/theme.',
  ),
  owned(
    `${notSizes('Literal')}[value=${LENGTH}]`,
    'A length or a time is a token of web/src/theme, or stands in a recipe.',
  ),
  owned(
    `${notSizes('TemplateElement')}[value.raw=${LENGTH}]`,
    'A length or a time is a token of web/src/theme, or stands in a recipe.',
  ),
  owned(
    `JSXAttribute[name.name=${LOOKS}] > JSXExpressionContainer > Literal[raw=/^\\d*[1-9]/]`,
    'A length is the name of a token: a text, not a number.',
  ),
  owned(
    `JSXAttribute[name.name='style'] Property > Literal[raw=/^\\d*[1-9]/]`,
    'A style that is no figure of the data stands in a recipe.',
  ),
  owned(
    'CallExpression[callee.name=/^set(Timeout|Interval)$/] > Literal.arguments',
    'A delay has its name in lib/timings.',
  ),
  owned('ImportSpecifier[imported.name=/^define(Slot)?Recipe$/]', 'A recipe stands in a *.recipe.ts.'),
  owned(
    "VariableDeclarator[init.name='props'] > ObjectPattern > Property > AssignmentPattern",
    'A default stands in the parameter, where Storybook reads it.',
  ),
];

const markup = [
  owned("JSXAttribute[name.name='dangerouslySetInnerHTML']", 'What people write is text, never markup.'),
];

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
  regexp.configs.recommended,
  {
    // What a pattern does is checked, not how it is spelt: many are put together from parts.
    rules: {
      'regexp/match-any': 'off',
      'regexp/negation': 'off',
      'regexp/no-contradiction-with-assertion': 'off',
      'regexp/no-dupe-disjunctions': 'off',
      'regexp/no-obscure-range': 'off',
      'regexp/no-unused-capturing-group': 'off',
      'regexp/no-useless-non-capturing-group': 'off',
      'regexp/optimal-lookaround-quantifier': 'off',
      'regexp/prefer-character-class': 'off',
      'regexp/prefer-d': 'off',
      'regexp/prefer-w': 'off',
      'regexp/use-ignore-case': 'off',
    },
  },
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
          'FormData',
          'Blob',
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
      // No code comes from data.
      'no-eval': 'error',
      'no-new-func': 'error',
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
        owned(
          'CallExpression[callee.name=/^create(Hash|Hmac)$/] > Literal[value=/^(md5|sha-?1)$/i]',
          'Another hash keeps a secret; this one may only tell versions apart.',
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'node:crypto makes what nobody may guess.' },
      ],
    },
  },
  {
    // It only spreads retries.
    files: ['src/database/transaction-runner.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Web storage is reached through lib/storage.' },
        { name: 'sessionStorage', message: 'Web storage is reached through lib/storage.' },
        { name: 'fetch', message: 'The API is called through the generated hooks only.' },
      ],
      // What people write is text, never markup.
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property })),
        { object: 'document', property: 'write' },
      ],
      'no-restricted-syntax': ['error', ...markup],
    },
  },
  {
    files: ['web/src/{ui,widgets,features,pages,app}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/*.recipe.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...raw, ...markup],
      // Types are fine: a recipe is drawn with by `recipeClasses` (docs/decisions/014).
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@chakra-ui/react',
              allowTypeImports: true,
              message: 'Write a recipe beside the component and draw with recipeClasses.',
            },
          ],
        },
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
      'src/**/*.spec.ts',
      'test/**/*.ts',
      'storybook/**/*.{ts,tsx}',
    ],
    rules: {
      'max-lines': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // A test reads answers as they come over the wire, untyped.
    files: ['src/**/*.spec.ts', 'test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      'no-empty-pattern': 'off',
      // No visitor's text meets a test's patterns.
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/optimal-quantifier-concatenation': 'off',
    },
  },
);
