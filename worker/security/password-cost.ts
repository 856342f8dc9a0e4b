/** Parameters of scrypt: `ln` is the binary logarithm of N. */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** An OWASP recommendation for scrypt: 16 MiB and about 0.1 s per password. Worker tests replace this file. */
export const passwordCost: PasswordCost = { ln: 14, r: 8, p: 5 };
