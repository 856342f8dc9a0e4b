/** The directives of our content security policy that a browser can report. Others count as "other". */
export const reportedDirectives = [
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "connect-src",
  "manifest-src",
  "worker-src",
  "base-uri",
  "form-action",
  "frame-ancestors",
  "require-trusted-types-for",
  "trusted-types",
  "other",
] as const;
export type ReportedDirective = (typeof reportedDirectives)[number];

/** The largest body of reports that is read. */
export const maxReportBytes = 8 * 1024;
