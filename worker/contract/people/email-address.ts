/**
 * Mail servers accept all signs before the @ that need no quotes, and letters of all languages there and in the domain,
 * which has a dot and ends with letters.
 */
const address = /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.-]*\.\p{L}[\p{L}\p{M}\p{N}-]*$/u;
/** Dots and hyphens in wrong places of the domain. */
const wrongDomain = /@.*(\.[.-]|-\.|-$)/;

/**
 * Whether a clean text is an e-mail address, as browsers and mail servers accept it. Quoted names and numeric hosts are
 * not accepted. Fields check the length. This file has no schemas, so that visitors' forms can use it.
 */
export const isEmailAddress = (text: string): boolean => address.test(text) && !wrongDomain.test(text);
