interface Rules {
  createScriptURL: (url: string) => string;
  createHTML: (text: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

let policy: Rules | undefined;

/** `require-trusted-types-for 'script'` requires a policy, and the site has a single one. */
function getPolicy(): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: Rules = { createScriptURL: requireSameOrigin, createHTML: (text) => text };
  policy ??= trustedTypes?.createPolicy("app", rules) ?? rules;
  return policy;
}

/**
 * Returns the URL of a script of this site, as workers need it.
 * @throws TypeError for a URL of another site
 */
export const trustScriptUrl = (url: string): string => getPolicy().createScriptURL(url);

/**
 * Returns a document to read from. It runs no scripts and loads no images as long as its nodes stay out of the page.
 */
export const parseInertDocument = (text: string, type: DOMParserSupportedType): Document =>
  new DOMParser().parseFromString(getPolicy().createHTML(text), type);

function requireSameOrigin(scriptUrl: string): string {
  if (new URL(scriptUrl, location.origin).origin === location.origin) return scriptUrl;
  throw new TypeError("Scripts must come from this site");
}
