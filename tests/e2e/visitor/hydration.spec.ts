import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { expect, test } from "../support/browser-test.ts";
import { fetchCards } from "../support/property-lists.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

interface Notes {
  served?: string;
}

for (const name of ["/", "/properties", "/buy", "/rent", "/rent?min_bedrooms=3&sort=price-low", "a listing"]) {
  test(`${name}: the script takes over what was served, and asks for nothing before it is touched`, async ({
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
    const recovered: string[] = [];
    page.on("console", (message) => {
      if (/hydrat|did not match|Minified React error/i.test(message.text())) recovered.push(message.text());
    });
    // `interactive` comes after the last tag was read and before any module script runs.
    await page.addInitScript(() =>
      document.addEventListener("readystatechange", () => {
        if (document.readyState === "interactive")
          (window as Notes).served = document.querySelector("main")?.textContent ?? "";
      }),
    );
    await page.goto(path);
    await waitUntilSettled(page);
    const served = await page.evaluate(() => (window as Notes).served);
    expect(served?.length).toBeGreaterThan(500);
    expect(await page.evaluate(() => document.querySelector("main")?.textContent)).toBe(served);
    expect(calls.filter((call) => !call.endsWith("/events"))).toEqual([]);
    expect(calls.length).toBe(name === "a listing" ? 1 : 0);
    expect(recovered).toEqual([]);

    // The late parts take over without a complaint too.
    await page.mouse.move(20, 20);
    await waitUntilSettled(page);
    expect(recovered).toEqual([]);
    expect(calls.filter((call) => !call.endsWith("/events"))).toEqual([]);
  });
}

test("the served page already holds everything a list shows", async ({ request }) => {
  const { data, total } = await fetchCards(request, visitorEndpoints.listProperties.path);
  const html = await (await request.get("/properties")).text();
  const [beforeData = ""] = html.split('<script type="application/json" id="page-data">');
  for (const { title, uuid } of data.properties.slice(0, 24)) {
    expect(beforeData).toContain(title);
    expect(beforeData).toContain(`/property/${uuid}`);
  }
  expect(beforeData).toContain(`${total} properties found`);
});
