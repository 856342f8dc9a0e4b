const kilobyte = 1000;
const megabyte = 1000 * kilobyte;

/** Formats a number of bytes: `330 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / megabyte).toFixed(1)} MB`;
}
