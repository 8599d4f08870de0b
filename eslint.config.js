import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Who may import whom below app/; a folder may always import itself. */
const LAYERS = {
  golf: [],
  storage: ['golf'],
  state: ['storage', 'golf', 'ui'],
  share: ['golf', 'site.ts'],
  ui: [],
  content: [],
  pwa: ['storage'],
  edge: [],
  enhance: ['storage', 'pwa', 'ui'],
  screens: ['state', 'storage', 'golf', 'share', 'pwa', 'ui', 'site.ts'],
  site: ['state', 'storage', 'golf', 'ui', 'content', 'site.ts'],
  routes: ['screens', 'site', 'state', 'golf', 'ui', 'content', 'assets', 'site.ts'],
}

/** The rules take no framework, no clock and no dice: those are handed in. */
const PURE = {
  'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'Date'],
  'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
}

const layerRules = Object.entries(LAYERS).map(([folder, below]) => {
  const allowed = [folder, ...below].map((name) =>
    name.endsWith('.ts') ? `${name.slice(0, -3)}$` : `${name}(/|$)`,
  )
  const patterns = [
    {
      regex: `^~/(?!(${allowed.join('|')}))`,
      message: `app/${folder} may import only ${below.join(', ') || 'itself'}.`,
    },
    {
      regex: '^\\.\\./',
      message: 'Inside a folder ./name, across folders ~/folder/name.',
    },
  ]
  if (folder === 'golf')
    patterns.push({ regex: '^[^.~]', message: 'The rules are pure: no packages.' })
  return {
    files: [`app/${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      ...(folder === 'golf' ? PURE : {}),
    },
  }
})

const oneDoor = {
  files: ['app/**/*.{ts,tsx}'],
  ignores: ['app/storage/**'],
  rules: {
    'no-restricted-globals': [
      'error',
      { name: 'localStorage', message: 'app/storage is the one door to the device.' },
    ],
  },
}

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-earlier/',
      'node_modules/',
      'gallery/',
      'test-results/',
      'playwright-report/',
      'reports/',
      '.stryker-tmp/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      ...tseslint.configs.recommendedTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/prefer-nullish-coalescing': 'error',
      'no-else-return': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Safari drops the list role of a list without bullets; saying it keeps it.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // Rows of buttons and dialogs listen for keys that their buttons pass up.
      'jsx-a11y/interactive-supports-focus': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    // Scripts run in Node; what they hand to a page's `evaluate` runs in the browser.
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // The tag layer knows its own entries by their being `arguments`.
    files: ['app/enhance/tags.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  oneDoor,
  ...layerRules,
)
