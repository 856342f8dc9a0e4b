interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/**
 * Registers the service worker after the page has loaded. `require-trusted-types-for 'script'` requires a policy for its
 * address; the policy allows only addresses of this site.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("app", { createScriptURL: sameOrigin });
  const register = () => {
    const address = policy ? policy.createScriptURL("/sw.js") : sameOrigin("/sw.js");
    navigator.serviceWorker.register(address).catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

function sameOrigin(address: string): string {
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin) throw new TypeError("Scripts come from this site only");
  return url.href;
}
