import { getDataSaver } from "#web/lib/data-saver/data-saver.ts";
import type { DataSaver } from "#web/lib/data-saver/data-savers.ts";

/** What the browser says of the connection. Safari and Firefox say nothing. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const readConnection = () => (navigator as { connection?: Connection }).connection;

/**
 * Whether the catalogue may load without being asked for: not while the line is slow or the visitor saves data, in the
 * browser or on this site, and on 3G not at the first visit.
 */
export function mayLoadUnasked(
  isReturning: boolean,
  { effectiveType = "4g", saveData = false }: Connection = readConnection() ?? {},
  saver: DataSaver | undefined = getDataSaver(),
): boolean {
  if (saveData || saver || effectiveType.endsWith("2g")) return false;
  return effectiveType !== "3g" || isReturning;
}
