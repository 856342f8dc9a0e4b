interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * Returns the URL of a script of this site, as workers need it: `require-trusted-types-for 'script'` requires a policy.
 * @throws TypeError for a URL of another site
 */
export function trustScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: ScriptPolicy = { createScriptURL: requireSameOrigin };
  policy ??= trustedTypes?.createPolicy("app", rules) ?? rules;
  return policy.createScriptURL(url);
}

function requireSameOrigin(scriptUrl: string): string {
  if (new URL(scriptUrl, location.origin).origin === location.origin) return scriptUrl;
  throw new TypeError("Scripts must come from this site");
}
