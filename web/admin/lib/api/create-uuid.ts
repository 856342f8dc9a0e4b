/** Returns a random UUID. `crypto.randomUUID` needs HTTPS, Chrome 92 and Safari 15.4. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The version and the variant of a random UUID.
  const digits = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
