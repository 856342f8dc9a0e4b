import { readHeldCatalogue } from "../held-catalogue.ts";
import { answerServices } from "../services/answer-services.ts";
import { readStoredServices } from "../services/services-database.ts";
import { answerQuery } from "./answer-query.ts";

/** What the catalogue on this phone answers. */
export interface CatalogueAnswer {
  version: string;
  made_at: string;
  /** Undefined if it cannot answer the key. */
  data?: object | undefined;
}

/** Returns the answer to a key as the service gives it; undefined if this phone holds no catalogue. */
export async function answerKey(key: string): Promise<CatalogueAnswer | undefined> {
  const catalogue = await readHeldCatalogue();
  if (!catalogue) return undefined;
  const { version, made_at } = catalogue.head;
  const data = answerQuery(catalogue, key) ?? answerServices(await readStoredServices(), key);
  return { version, made_at, data };
}
