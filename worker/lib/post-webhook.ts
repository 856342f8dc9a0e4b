const timeoutMs = 10_000;

/** Sends JSON to a URL. Returns the reason if it fails. A redirect counts as a failure. */
export async function postWebhook(url: string, json: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: json,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `The webhook responded with ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
