import { operationsEndpoints } from "#contract/endpoints/operations.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { mapSource } from "#shared/listings/map-source.ts";

/** Hashes of the inline scripts and styles that the build writes into pages, each as `sha256-…`. */
export interface InlineHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join("");

const reportPath = apiPrefix + operationsEndpoints.reportPolicyViolation.path;

/** Allows our own files, the map tiles, and inline scripts and styles by their hashes. */
const contentSecurityPolicy = ({ scriptHashes, styleHashes }: InlineHashes) =>
  [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    `img-src 'self' data: blob:${mapSource ? ` ${mapSource.origin}` : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types app",
    // Firefox knows only report-uri; browsers that know report-to ignore it.
    `report-uri ${reportPath}`,
    "report-to csp",
  ].join("; ");

/** No page uses these features, except that admins fill in the location of a home. */
const permissionsPolicy = (usesLocation: boolean) =>
  `camera=(), geolocation=(${usesLocation ? "self" : ""}), microphone=(), payment=(), usb=()`;

interface PageTraits {
  /** The page may ask for the location of the device. */
  usesLocation?: boolean | undefined;
  /** The address of the page is a secret. */
  hasSecretAddress?: boolean | undefined;
}

/** Returns the security headers of pages. In production they require HTTPS. */
export function pageHeaders(
  isProduction: boolean,
  inlineHashes: InlineHashes,
  { usesLocation = false, hasSecretAddress = false }: PageTraits = {},
): Record<string, string> {
  return {
    ...resourceHeaders(isProduction),
    ...(hasSecretAddress && { "referrer-policy": "no-referrer" }),
    "content-security-policy": contentSecurityPolicy(inlineHashes),
    "reporting-endpoints": `csp="${reportPath}"`,
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": permissionsPolicy(usesLocation),
  };
}

/**
 * Returns the security headers of API responses, images, scripts and styles. They are not documents, so the policy of the
 * pages would only cost 1.5 kB in each. The policy applies to a file that is opened as a document, and to a script that
 * runs as a web worker.
 */
export function resourceHeaders(isProduction: boolean): Record<string, string> {
  return {
    "content-security-policy":
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isProduction && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/** Returns the file with the headers of what is served without the worker. */
export function staticHeaders(inlineHashes: InlineHashes): string {
  const ofPages = pageHeaders(true, inlineHashes);
  const ofResources = resourceHeaders(true);
  const differing = Object.keys(ofPages).filter((name) => ofPages[name] !== ofResources[name]);
  // A rule adds to the rules before it, unless it removes a header first.
  const resources = [
    ...differing.map((name) => `  ! ${name}`),
    ...headerLines(
      Object.fromEntries(differing.flatMap((name) => (ofResources[name] ? [[name, ofResources[name]]] : []))),
    ),
  ];
  const forever = headerLines({ "cache-control": "public, max-age=31536000, immutable" });
  const week = headerLines({ "cache-control": "public, max-age=604800" });
  const rules = [
    ...["/*", ...headerLines(ofPages)],
    ...["/assets/*", ...resources, ...forever],
    ...["/art/*", ...resources, ...week],
    ...["/sw.js", ...resources],
  ];
  return `${rules.join("\n")}\n`;
}

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
