/** Returns the degrees in a text such as "6.31° N" or "10,8 W", as a number; south and west are negative. */
export function readDegrees(text: string): string | undefined {
  const [, sign = "", digits = "", side = ""] = /^([-+]?)(\d+(?:[.,]\d+)?)\s*°?\s*([NSEW]?)$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const isNegative = sign === "-" || /[SW]/i.test(side);
  return `${isNegative ? "-" : ""}${digits.replace(",", ".")}`;
}

/** Returns a phone number without the words around it, such as "Call 0886 123 456 (Mary)". */
export function readPhone(text: string): string | undefined {
  // Spreadsheets turn long numbers into powers of ten.
  const whole = /^\d(\.\d+)?E\+\d+$/i.test(text.trim()) ? String(Number(text)) : text;
  const [phone] = /\+?\d[\d\s().-]{5,}\d/.exec(whole) ?? [];
  return phone?.slice(0, 30).trim();
}
