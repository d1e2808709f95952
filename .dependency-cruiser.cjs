/** Who may import whom. The rules are explained in the README ("The map"). */
const MODULES = 'src/modules/([^/]+)/';

/** What another module may reach: the service, the DTOs, the module file, what shoppers call things, what a product may be. */
const PUBLIC_FACE =
  '\\.(service|module)\\.ts$|/dto/|/words/|/product-fields\\.ts$|/(order-shipment|order-status|payment-state|payment-reference)\\.ts$';

/** Each server module and the modules it may know. */
const KNOWS = {
  products: [],
  seller: [],
  orders: ['products', 'seller'],
  payments: ['orders'],
  shipping: ['products', 'orders', 'payments'],
  customers: ['orders', 'seller'],
  auth: ['customers'],
  chat: ['products'],
  'audit-events': ['products', 'customers'],
  'personal-data': ['products', 'orders', 'payments', 'shipping', 'customers', 'auth', 'audit-events'],
  'picture-sweep': ['products', 'orders'],
  stats: ['products', 'orders', 'payments', 'customers'],
};

const SPEC = '\\.spec\\.ts$';
const TEST_OR_STORY = '\\.(test|stories)\\.tsx?$';

/** Each layer of the web and the layers it may know. */
const LAYERS = {
  lib: ['api/generated/model', 'locales'],
  theme: ['lib'],
  ui: ['lib', 'theme'],
  widgets: ['ui', 'lib', 'theme'],
  api: ['lib'],
  hooks: ['lib'],
  state: ['api', 'hooks', 'lib'],
  features: ['widgets', 'ui', 'lib', 'hooks', 'state', 'api', 'theme'],
  pages: ['features', 'widgets', 'ui', 'lib', 'hooks', 'state', 'api', 'theme'],
};

const moduleRules = Object.entries(KNOWS).map(([name, known]) => ({
  name: `module-${name}`,
  comment: `${name} may know ${known.join(', ') || 'no other module'}`,
  severity: 'error',
  from: { path: `^src/modules/${name}/` },
  to: { path: '^src/modules/', pathNot: `^src/modules/(${[name, ...known].join('|')})/` },
}));

const layerRules = Object.entries(LAYERS).map(([name, known]) => ({
  name: `web-${name}`,
  comment: `${name} may know ${known.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^web/src/${name}/`, pathNot: TEST_OR_STORY },
  to: { path: '^web/src/', pathNot: `^web/src/(${[name, ...known].join('|')})/` },
}));
// A widget may know the generated client's types, never its code.
const widgets = layerRules.find((rule) => rule.name === 'web-widgets');
widgets.to.dependencyTypesNot = ['type-only'];
layerRules.push({
  name: 'web-widgets-types',
  severity: 'error',
  from: { path: '^web/src/widgets/', pathNot: TEST_OR_STORY },
  to: { path: '^web/src/(?!widgets|ui|lib|theme|api/generated/model)' },
});

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    // What the build makes up: `web/recipe-sheets.ts`.
    {
      name: 'no-orphan-package',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'server-and-web-are-strangers',
      severity: 'error',
      from: { path: '^(src|web)/' },
      to: { path: '^(src|web)/', pathNot: '^$1/' },
    },
    {
      name: 'modules-by-their-public-face',
      severity: 'error',
      from: { path: `^${MODULES}` },
      to: { path: `^${MODULES}`, pathNot: `^src/modules/$1/|${PUBLIC_FACE}` },
    },
    {
      name: 'base-knows-no-module',
      severity: 'error',
      from: {
        path: '^src/(access|audit|backup|common|config|database|health|http|idempotency|installation|mail|observability|rate-limits)/',
      },
      to: { path: '^src/(modules|demo|shop|storefront)/' },
    },
    {
      name: 'common-knows-config-alone',
      severity: 'error',
      from: { path: '^src/common/', pathNot: SPEC },
      to: { path: '^src/(?!common/|config/)' },
    },
    {
      name: 'observability-is-below-what-it-observes',
      severity: 'error',
      from: { path: '^src/observability/' },
      to: { path: '^src/(?!observability/|common/|config/)' },
    },
    {
      name: 'config-knows-no-other-room',
      severity: 'error',
      from: { path: '^src/config/' },
      to: { path: '^src/(?!config/)' },
    },
    {
      name: 'database-knows-nothing-above',
      severity: 'error',
      from: { path: '^src/database/' },
      to: { path: '^src/(audit|idempotency|mail|rate-limits)/' },
    },
    {
      name: 'controllers-call-services',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.(repository|entity)\\.ts$|node_modules/typeorm/' },
    },
    {
      name: 'typeorm-in-its-place',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.(entity|repository|module)\\.ts$|^src/database/' },
      to: { path: 'node_modules/typeorm/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'entities-know-no-dto',
      severity: 'error',
      from: { path: '\\.entity\\.ts$' },
      to: { path: '/dto/' },
    },
    ...moduleRules,
    ...layerRules,
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'pages-are-strangers',
      severity: 'error',
      from: { path: '^web/src/pages/([^/.]+)' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1' },
    },
    {
      name: 'recipes-in-their-folder',
      comment: 'A recipe that several folders draw with stands in theme/recipes',
      severity: 'error',
      from: { path: '^web/src/(app|pages|[^/]+/[^/]+)/' },
      to: { path: '\\.recipe\\.ts$', pathNot: '^web/src/($1|theme/recipes)/' },
    },
    {
      name: 'recipes-know-the-theme-alone',
      severity: 'error',
      from: { path: '\\.recipe\\.ts$' },
      to: { path: '^web/src/', pathNot: '^web/src/theme/' },
    },
    {
      name: 'product-code-knows-no-testing',
      comment: 'Only tests and stories may import what they share',
      severity: 'error',
      from: { path: '^web/src/', pathNot: `^web/src/testing/|${TEST_OR_STORY}` },
      to: { path: '^web/src/testing/' },
    },
    {
      name: 'tests-of-ui-know-no-widget',
      comment: "The library's tests and stories import what its code may, and testing",
      severity: 'error',
      from: { path: `^web/src/ui/.*${TEST_OR_STORY}` },
      to: { path: '^web/src/(?!(ui|lib|theme|testing)/)' },
    },
    {
      name: 'components-stand-in-storybook',
      comment: 'ui and widgets know neither the router nor TanStack Query',
      severity: 'error',
      from: { path: '^web/src/(ui|widgets)/' },
      to: { path: 'node_modules/(react-router|@tanstack/react-query)' },
    },
    {
      name: 'server-loads-no-development-package',
      comment: 'What the server loads is in `dependencies`: production installs nothing else',
      severity: 'error',
      from: { path: '^src/', pathNot: SPEC },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      to: {
        path: '^(src|web/src)/.*/index\\.ts$',
        pathNot: '^web/src/(ui/index|api/generated/)|^src/database/migrations/index',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
