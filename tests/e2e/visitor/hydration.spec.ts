import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, test } from "../support/browser-test.ts";
import { fetchCards } from "../support/property-lists.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

interface Recording {
  served?: string;
  readText?: () => string;
}

for (const name of ["/", "/properties", "/buy", "/rent", "/rent?min_bedrooms=3&sort=price-low", "a listing"]) {
  test(`${name}: hydrates the served HTML unchanged, and requests no data before an interaction`, async ({
    page,
    request,
  }) => {
    const { data } = await fetchCards(request, visitorEndpoints.listProperties.path);
    const path = name === "a listing" ? `/property/${data.properties[0]?.uuid}` : name;
    const calls: string[] = [];
    page.on("request", (call) => {
      const { pathname } = new URL(call.url());
      if (pathname.startsWith("/api/")) calls.push(`${call.method()} ${pathname}`);
    });
    const hydrationErrors: string[] = [];
    page.on("console", (message) => {
      if (/hydrat|did not match|Minified React error/i.test(message.text())) hydrationErrors.push(message.text());
    });
    // `interactive` fires when the HTML is parsed, before any module script runs.
    await page.addInitScript(() => {
      const recording = window as Recording;
      // Whether the office is open now is known on the phone only.
      recording.readText = () => {
        const main = document.querySelector("main")?.cloneNode(true) as HTMLElement | undefined;
        for (const opening of main?.querySelectorAll(".opening") ?? []) opening.remove();
        return main?.textContent ?? "";
      };
      document.addEventListener("readystatechange", () => {
        if (document.readyState === "interactive") recording.served = recording.readText?.();
      });
    });
    await page.goto(path);
    await waitUntilSettled(page);
    const served = await page.evaluate(() => (window as Recording).served);
    expect(served?.length).toBeGreaterThan(500);
    expect(await page.evaluate(() => (window as Recording).readText?.())).toBe(served);
    expect(calls.filter((call) => !call.endsWith("/events"))).toEqual([]);
    expect(calls.length).toBe(name === "a listing" ? 1 : 0);
    expect(hydrationErrors).toEqual([]);

    // The deferred parts hydrate without an error too.
    await page.mouse.move(20, 20);
    await waitUntilSettled(page);
    expect(hydrationErrors).toEqual([]);
    expect(calls.filter((call) => !call.endsWith("/events"))).toEqual([]);
  });
}

test("serves the whole list in the HTML", async ({ request }) => {
  const { data, total } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const html = await (await request.get("/properties")).text();
  const [beforeData = ""] = html.split('<script type="application/json" id="page-data">');
  for (const { title, uuid } of data.properties.slice(0, 24)) {
    expect(beforeData).toContain(title);
    expect(beforeData).toContain(`/property/${uuid}`);
  }
  expect(beforeData).toContain(`${total} properties found`);
});
