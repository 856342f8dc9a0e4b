import type { Route } from "#contract/endpoints/all-endpoints.ts";
import { apiPrefix, endpointPath, routeMethod } from "#contract/http/api-path.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";
import { saveFile } from "#web/lib/api/save-file.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { sendAuthenticated } from "#web/lib/session/send-authenticated.ts";

/**
 * Downloads a file of the service with the current session. A POST sends the parameters in a JSON body, other methods in
 * the URL.
 * @throws ApiError or NetworkError
 */
export async function downloadFile(
  route: Route,
  params: URLSearchParams,
  name: string,
  pathParams?: Record<string, string>,
): Promise<void> {
  const path = endpointPath(route, pathParams);
  const hasBody = routeMethod(route) === "POST";
  const init = hasBody
    ? {
        method: routeMethod(route),
        headers: { "content-type": "application/json" },
        body: JSON.stringify(Object.fromEntries(params)),
      }
    : {};
  saveFile((await sendAuthenticated(hasBody ? path : withQuery(path, params), init, fetchFile)) as Blob, name);
}

async function fetchFile(path: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(apiPrefix + path, { ...init, headers: { "X-Api": "v1", ...init.headers } });
  } catch (cause) {
    throw new NetworkError(cause);
  }
  if (response.ok) return response.blob().catch((cause) => Promise.reject(new NetworkError(cause)));
  const body = await response.json().catch(() => undefined);
  throw new ApiError(response.status, response.statusText, body, response.headers.get("retry-after"));
}
