/**
 * The pattern of an e-mail address, as browsers and mail servers accept it: before the @ all signs that need no quotes, and
 * letters of all languages there and in the domain. The lookaheads require a dot and letters at the end of the domain, and
 * reject dots and hyphens in wrong places of it. Quoted names and numeric hosts are not accepted. Fields check the length.
 * This file has no schemas, so that visitors' forms can use it.
 */
export const emailPattern =
  /^(?=.*\.\p{L}[^.]*$)(?![^@]*@((.*\.)?[.-]|.*-(\.|$)))[^\s\p{C}"(),:;<>@[\\\]]+@[\p{L}\p{M}\p{N}.-]+$/u;
