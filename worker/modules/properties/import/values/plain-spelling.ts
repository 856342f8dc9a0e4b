const dollars = /^\$ ?\d[\d,]*(?:\.\d{1,2})?$/;
const words = /^(?:yes|no|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;

/** Whether a text is only another spelling of a value, so that it needs no question: "$320", "no", "four". */
export function isPlainSpelling(text: string, value: string): boolean {
  return dollars.test(text) ? Number(text.replace(/[$,\s]/g, "")) === Number(value) : words.test(text);
}
