import { formatter } from '@lingui/format-po';

/**
 * The sentences of the web app. A sentence's id is the English sentence itself, so English needs no catalogue, and the
 * code reads as what people see: `i18n.t('Add to cart')`.
 */
export default {
  sourceLocale: 'en',
  locales: ['en', 'vi'],
  catalogs: [
    {
      path: 'web/src/locales/{locale}',
      include: ['web/src'],
      exclude: [
        'web/src/locales/**',

        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.stories.tsx',
        'web/src/api/generated/**',
        'web/src/testing/**',
      ],
    },
  ],
  // Without the files that use a sentence, which would change with every move.
  format: formatter({ origins: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
};
