import type { TestResult } from "./check-file.ts";

/** Asks for an address without its body, as the gallery's checks do (visitor-site.md, section 7). */
export async function testUrl(address: string): Promise<TestResult> {
  const begun = performance.now();
  try {
    const { ok, status, headers } = await fetch(address, { method: "HEAD", cache: "no-store" });
    const time = Math.round(performance.now() - begun);
    const type = headers.get("content-type") ?? "no type";
    return { ok: ok && type.startsWith("image/"), text: `HEAD ${address}: ${status}, ${type}, ${time} ms` };
  } catch {
    return { ok: false, text: `HEAD ${address}: no answer` };
  }
}
