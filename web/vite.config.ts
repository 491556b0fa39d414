// Builds the page into build/site. The engine's files (module, glue, snapshot) come from build/site-assets, or from the
// folder that STEELYARD_ASSETS names.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { contentSecurityPolicy } from './csp.mjs';
import { dossier } from './dossier.mjs';
import { messages } from './messages.mjs';

const root = import.meta.dirname;
const assets = resolve(process.env.STEELYARD_ASSETS ?? resolve(root, '../build/site-assets'));

// Puts the policy first into the head, and the sentences that stand there before any script into their places:
// {{en:page.needs_script}} is the sentence of that key.
function page(): Plugin {
  return {
    name: 'steelyard-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, context) => ({
        html: html.replace(/\{\{([\w-]+):([\w.]+)\}\}/g, (_, language: string, key: string) => sentence(language, key)),
        // The development server injects inline scripts, which the policy rightly refuses.
        tags: context.server
          ? []
          : [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
               injectTo: 'head-prepend' }],
      }),
    },
  };
}

function sentence(language: string, key: string): string {
  const file = resolve(root, `../data/messages/${language}.json`);
  const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
  if (text === undefined) throw new Error(`${file} has no sentence for ${key}, which index.html wants`);
  return text;
}

export default defineConfig({
  root,
  base: './',
  publicDir: false,
  plugins: [page(), messages(resolve(root, '../data')), dossier(resolve(root, '../data'))],
  resolve: { alias: { '#module': resolve(assets, 'steelyard.mjs'), '#whole-module': resolve(assets, 'steelyard_whole.mjs'),
                      '#import-module': resolve(assets, 'steelyard_import.mjs'), '#assets': assets } },
  worker: { format: 'es' },
  json: { stringify: true, namedExports: false },
  server: { fs: { allow: [resolve(root, '..'), assets] } },
  build: {
    outDir: resolve(root, '../build/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What Vite minifies with by default leaves the glue a twentieth larger.
    minify: 'terser',
    terserOptions: { compress: { passes: 3 } },
    rolldownOptions: {
      // The page, and the widget for pages of others: a script at an address of its own, which stays.
      input: { index: resolve(root, 'index.html'), 'steelyard-widget': resolve(root, 'src/widget/define.ts') },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({ name }) => (name === 'steelyard-widget' ? '[name].js' : 'assets/[name]-[hash].js'),
        // The glue apart from the page, so that each is measured and cached by itself.
        manualChunks: (id: string) => (id.startsWith(resolve(assets, 'steelyard.')) ? 'engine'
          : id.startsWith(resolve(assets, 'steelyard_whole.')) ? 'whole' : undefined),
        // The sentences by their language, of which a person fetches one.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.match(/#messages\/(.*)/)?.[1]?.replace('/', '-') ?? '[name]'}-[hash].js`,
      },
    },
  },
});
