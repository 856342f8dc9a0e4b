import type { Route } from "#contract/endpoints/all-endpoints.ts";
import { apiPrefix, endpointPath, routeMethod } from "#contract/http/api-path.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";
import { sendAuthenticated } from "#web/lib/session/send-authenticated.ts";

/** An upload without progress for this long is cancelled, in milliseconds. */
const stallTimeout = 45_000;

interface UploadOptions {
  params: Record<string, string>;
  query: URLSearchParams;
  file: Blob;
  /** Called with the fraction that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file to an endpoint with XMLHttpRequest, because fetch reports no upload progress.
 * @throws ApiError or NetworkError
 */
export function apiUpload(route: Route, { params, query, file, onProgress, signal }: UploadOptions) {
  const init: RequestInit = {
    method: routeMethod(route),
    headers: { accept: "application/json", "X-Api": "v1", "content-type": file.type },
    body: file,
    signal,
  };
  return sendAuthenticated(`${endpointPath(route, params)}?${query}`, init, (path, authenticated) =>
    sendWithProgress(path, authenticated, onProgress),
  );
}

function sendWithProgress(path: string, init: RequestInit, onProgress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    const stop = () => request.abort();
    const restartTimer = () => {
      clearTimeout(timer);
      timer = window.setTimeout(stop, stallTimeout);
    };
    request.open(init.method ?? "GET", apiPrefix + path);
    for (const [name, value] of Object.entries(init.headers as Record<string, string>)) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      if (total > 0) onProgress(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(timer);
      init.signal?.removeEventListener("abort", stop);
      settle(request, resolve, reject);
    };
    init.signal?.addEventListener("abort", stop);
    if (init.signal?.aborted) return reject(new NetworkError());
    restartTimer();
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

/** Status 0 means that the request was cancelled or got no response. */
function settle(request: XMLHttpRequest, resolve: (body: unknown) => void, reject: (error: Error) => void): void {
  const { status, statusText, responseText } = request;
  let body: unknown;
  try {
    body = JSON.parse(responseText);
  } catch {
    body = undefined;
  }
  if (status === 0) reject(new NetworkError());
  else if (status >= 400)
    reject(new ApiError(status, statusText, body ?? responseText, request.getResponseHeader("retry-after")));
  // The login page of a mobile network also has status 200.
  else if (body === undefined) reject(new NetworkError());
  else resolve(body);
}
