import { afterLoad } from "#web/lib/page/after-load.ts";

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/**
 * Registers the service worker after the page has loaded. `require-trusted-types-for 'script'` requires a policy for its
 * URL; the policy allows only URLs of this site.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("app", { createScriptURL: requireSameOrigin });
  afterLoad(() => {
    const url = policy ? policy.createScriptURL("/sw.js") : requireSameOrigin("/sw.js");
    navigator.serviceWorker.register(url).catch(() => undefined);
  });
}

function requireSameOrigin(scriptUrl: string): string {
  const url = new URL(scriptUrl, location.origin);
  if (url.origin !== location.origin) throw new TypeError("Scripts must come from this site");
  return url.href;
}
