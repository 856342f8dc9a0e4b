/** Returns the text with phone numbers that do not break at the end of a line. */
export function keepPhonesTogether(text: string): string {
  return text.replace(/\+\d[\d ]+\d/g, (phone) => phone.replaceAll(" ", "\u00a0"));
}
