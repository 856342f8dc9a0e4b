import { themeScriptHash } from "./theme-script.ts";

/** The content security policy of every answer: own files only, the theme script by its hash. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' '${themeScriptHash}'`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
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

/** The security headers of pages, calls and pictures; `production` adds the promise to stay on HTTPS. */
export function securityHeaders(production: boolean): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(production && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
