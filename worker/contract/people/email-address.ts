/** Characters of an address. */
export const maxEmailLength = 254;

/** Mail servers accept all signs here that need no quotes, and letters of all languages. */
const localPart = /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}$/u;
const domainLabel = /^[\p{L}\p{M}\p{N}\p{So}-]{1,63}$/u;

/**
 * Whether a clean text is an e-mail address. Browsers and mail servers accept the same: letters of all languages, and
 * domains of all languages with a dot. Quoted names and numeric hosts are not accepted. This file has no schemas, so that
 * visitors' forms can use it.
 */
export function isEmailAddress(text: string): boolean {
  const [local = "", domain = "", ...more] = text.split("@");
  const labels = domain.split(".");
  const isDomain = labels.length > 1 && labels.every((label) => domainLabel.test(label) && !/^-|-$/.test(label));
  const isWhole = more.length === 0 && text.length <= maxEmailLength;
  return isWhole && isDomain && localPart.test(local) && /\p{L}/u.test(labels.at(-1) ?? "");
}
