/** A document that is no catalogue, or of another format. */
export class FaultyCatalogue extends Error {
  override name = "FaultyCatalogue";
}

/** @throws FaultyCatalogue if a part is not as it must be */
export function requirePart(isFine: boolean, part: string): asserts isFine {
  if (!isFine) throw new FaultyCatalogue(`The catalogue has a faulty part: ${part}`);
}

/** Returns the fields of a part of a document. @throws FaultyCatalogue */
export function requireFields(written: unknown, part: string): Readonly<Record<string, unknown>> {
  requirePart(typeof written === "object" && written !== null && !Array.isArray(written), part);
  return { ...written };
}

/** Returns a list of a document. @throws FaultyCatalogue */
export function requireList(written: unknown, part: string): readonly unknown[] {
  requirePart(Array.isArray(written), part);
  return written;
}

/** Returns a whole number from 0 on. @throws FaultyCatalogue */
export function requireCount(written: unknown, part: string): number {
  requirePart(typeof written === "number" && Number.isSafeInteger(written) && written >= 0, part);
  return written;
}
