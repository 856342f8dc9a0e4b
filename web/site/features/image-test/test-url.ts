import type { TestResult } from "./check-file.ts";

/** Sends a HEAD request and checks that the response is an image. */
export async function testUrl(url: string): Promise<TestResult> {
  const start = performance.now();
  try {
    const { ok, status, headers } = await fetch(url, { method: "HEAD", cache: "no-store" });
    const duration = Math.round(performance.now() - start);
    const type = headers.get("content-type") ?? "no type";
    return { ok: ok && type.startsWith("image/"), text: `HEAD ${url}: ${status}, ${type}, ${duration} ms` };
  } catch {
    return { ok: false, text: `HEAD ${url}: no response` };
  }
}
