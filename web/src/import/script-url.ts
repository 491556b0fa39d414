// The address of a script of our own, as Trusted Types want it. The policy takes what comes from the page's own origin
// and nothing else.

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const rules = {
  createScriptURL(url: string): string {
    const address = new URL(url, document.baseURI);
    if (address.origin !== location.origin) throw new TypeError(`Not a script of this page: ${url}`);
    return address.href;
  },
};

// Where a browser has no Trusted Types, the rules are all there is.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('steelyard', rules) ?? rules;

export const scriptUrl = (url: string): string => policy.createScriptURL(url);
