import { type SQL, sql } from "drizzle-orm";
import { comparedPhoneDigits } from "#contract/accounts/contact.ts";
import { integerLiteral } from "./integer-literal.ts";

const phoneSeparators = [" ", "\u00a0", "+", "-", "(", ")", "."];

/** Returns the condition that a column has the phone number, in any notation. */
export function isSamePhone(column: SQL, phone: string): SQL {
  const digits = phoneSeparators.reduce((text, sign) => sql`replace(${text}, ${sign}, '')`, column);
  const lastDigits = phone.replaceAll(/\D/g, "").slice(-comparedPhoneDigits);
  return sql`substr(${digits}, -${integerLiteral(comparedPhoneDigits)}) = ${lastDigits}`;
}
