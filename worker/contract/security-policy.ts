import { mapSource } from "./listings/map-source.ts";
import { themeScriptHash } from "./theme-script.ts";

/** Own files only, and the map's pictures; of what stands in a page, the theme script and the build's styles, by their hashes. */
const contentSecurityPolicy = (styleHashes: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' '${themeScriptHash}'`,
    `style-src 'self' ${styleHashes.map((hash) => `'${hash}'`).join(" ")}`,
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
  ].join("; ");

/**
 * The security headers of pages, calls and pictures.
 * @param production adds the promise to stay on HTTPS
 * @param styleHashes of the styles that the build puts into pages, each as `sha256-…`
 */
export function securityHeaders(production: boolean, styleHashes: readonly string[]): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(styleHashes),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(production && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
