import { apiPrefix } from "#contract/http/api-path.ts";
import { type CatalogueChanges, toCatalogueChanges } from "#shared/catalogue/catalogue-changes.ts";
import {
  type Catalogue,
  type CataloguePointer,
  toCatalogue,
  toCataloguePointer,
} from "#shared/catalogue/catalogue-document.ts";
import { ApiError, NetworkError } from "../../api/api-error.ts";
import { endpointKey } from "../../api/endpoint-key.ts";

/** A catalogue arrives in a few seconds even on a slow line; in milliseconds. */
const timeLimit = 60_000;

/**
 * Returns which version is the current one, with the server's time in milliseconds.
 * @throws ApiError, NetworkError or FaultyCatalogue, as do all functions here
 */
export async function fetchPointer(): Promise<{ pointer: CataloguePointer; serverTime: number }> {
  const { json, headers } = await fetchJson(endpointKey("GET /public/catalogue/pointer"));
  const serverTime = Date.parse(headers.get("date") ?? "") || Date.now();
  return { pointer: toCataloguePointer(json), serverTime };
}

export async function fetchVersion(version: string): Promise<Catalogue> {
  return toCatalogue(
    (await fetchJson(endpointKey("GET /public/catalogue/versions/:version", { params: { version } }))).json,
  );
}

/** Returns what changed since a version. */
export async function fetchChanges(since: string): Promise<CatalogueChanges> {
  const path = endpointKey("GET /public/catalogue/changes", { query: { since } });
  return toCatalogueChanges((await fetchJson(path)).json);
}

/** Reads without the session: what everyone may see is the same for everyone, and caches may keep it. */
export async function fetchJson(path: string): Promise<{ json: unknown; headers: Headers }> {
  let response: Response;
  try {
    response = await fetch(apiPrefix + path, { priority: "low", signal: AbortSignal.timeout?.(timeLimit) ?? null });
  } catch (cause) {
    throw new NetworkError(cause);
  }
  const { ok, status, statusText, headers } = response;
  if (!ok) throw new ApiError(status, statusText, undefined, headers.get("retry-after"));
  // The login page of a mobile network also has status 200, but is no JSON; and the line may break.
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  return { json, headers };
}
