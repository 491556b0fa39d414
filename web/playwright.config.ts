// The page's tests, in Debian's Chromium, on the built site. STEELYARD_SITE names another folder than build/site.
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = 4391;
const site = resolve(process.env.STEELYARD_SITE ?? resolve(import.meta.dirname, '../build/site'));

export default defineConfig({
  testDir: '../tests/web',
  testMatch: '*.spec.ts',
  outputDir: '../build/test/page',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1360, height: 1000 },
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `node serve.mjs ${JSON.stringify(site)} ${port}`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
