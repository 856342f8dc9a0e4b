import type { DataSaver } from "#web/lib/data-saver/data-savers.ts";

/** What the browser says of the connection. Safari and Firefox say nothing. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

export const readConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether each byte matters: the line is very slow, or the visitor saves data, in the browser or on this site. */
export const isSavingData = (
  saver: DataSaver | undefined,
  { effectiveType = "4g", saveData = false }: Connection = readConnection(),
): boolean => saveData || saver !== undefined || effectiveType.endsWith("2g");
