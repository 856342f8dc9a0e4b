/** How many digits stand together in a number of Liberia, with and without its code. */
const patterns = [/^(\+231)(\d{2})(\d{3})(\d{4})$/, /^(0\d{3})(\d{3})(\d{3})$/];

/** Returns a Liberian number that was typed without spaces in groups: "+231 77 000 1234", "0770 001 234". Others stay as typed. */
export function formatPhone(typed: string): string {
  const groups = patterns.map((pattern) => pattern.exec(typed)).find((match) => match !== null);
  return groups ? groups.slice(1).join(" ") : typed;
}
