// The one content security policy of the page: the build puts it into index.html, the server sends it as a header.
// 'wasm-unsafe-eval' lets WebAssembly compile and nothing else; `steelyard` and `lit-html` are the only two policies
// that may make a script address or markup.
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html steelyard',
].join('; ');

// What a server of the page sends with every file. The page needs none of them to run; frame-ancestors is the one rule
// that a <meta> cannot say.
export const headers = {
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
