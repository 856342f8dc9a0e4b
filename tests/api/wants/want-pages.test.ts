import { expect, it } from "vitest";
import { readAllTables } from "../../support/accounts.ts";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

let sender = 0;
function post(path: string, fields: Record<string, string>) {
  sender += 1;
  return send(path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": `10.5.0.${sender}` },
  });
}
const read = async (path: string) => {
  const response = await send(path);
  const html = await response.text();
  return { status: response.status, html, text: html.replace(/<[^>]*>/g, ""), headers: response.headers };
};
const asked = "/tell-me?kind=rent&area=Sinkor&max_price=900";

it("asks without a script how to tell, and leads to the page of the want, which changes by its forms only", async () => {
  await storeProperty({ kind: "rent", area: "Sinkor", title: "House by the lagoon" });
  expect((await read(asked)).text).toContain("A home to rent in Sinkor, up to $900 a month");
  const added = await post(asked, { channel: "whatsapp", phone_number: "0886 654 321" });
  const page = added.headers.get("location") ?? "";
  expect([added.status, page]).toEqual([303, expect.stringMatching(/^\/wants\/[\w-]{43}$/)]);
  const before = await readAllTables();
  const { html, headers } = await read(page);
  expect(html).toContain("House by the lagoon");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(await readAllTables()).toBe(before);
  for (const [fields, text] of [
    [{ action: "pause" }, "Paused"],
    [{ action: "resume" }, "a colleague writes to you"],
    [
      { action: "change", where: "city=Paynesville", rooms: "min_bedrooms=2", max_price: "", kind: "buy" },
      "Rent, Paynesville, 2+ bedrooms",
    ],
    [{ action: "change", where: "area=Sinkor", rooms: "min_bedrooms=many" }, "Rent, Paynesville, 2+ bedrooms"],
  ] as const) {
    expect((await post(page, fields)).status).toBe(303);
    expect((await read(page)).html).toContain(text);
  }
  await post(page, { action: "end" });
  expect(await read(page)).toMatchObject({ status: 410, html: expect.stringContaining("This has ended") });
});

it("takes what the form says and keeps the other filters of the search", async () => {
  const search = `${asked}&min_price=500&generator=true&bedrooms=2`;
  expect((await read(search)).text).toContain("from $500, generator");
  const fields = { kind: "buy", where: "city=Paynesville&generator=false", rooms: "min_bedrooms=3" };
  const hidden = { channel: "none", phone_number: "many", email: "nobody" };
  const added = await post(search, {
    ...fields,
    ...hidden,
    max_price: "400",
  });
  const page = await read(added.headers.get("location") ?? "");
  expect(page.text).toContain("Buy, Paynesville, 3+ bedrooms, up to $400, generator");
});

it("asks for the area among those with homes, and for a home to rent at first", async () => {
  await storeProperty({ kind: "rent", area: "Congo Town", city: "Monrovia" });
  const { html, text } = await read("/tell-me");
  expect(html).toContain('value="area=Congo+Town"');
  expect(html).toContain('value="city=Monrovia"');
  expect(text).toContain("A home to rent. ");
});

it.each([
  [asked, { channel: "none", max_price: "many" }, 'id="want-max-price-error"'],
  [asked, { channel: "whatsapp", phone_number: "many" }, "valid phone number"],
  [asked, { channel: "email" }, "Email is required"],
  ["/tell-me?kind=rent&garage=1", { channel: "none" }, "Unknown filter"],
  ["/tell-me?area=Sinkor", { channel: "none" }, "Kind is required"],
  ["/tell-me?course_id=nothing", { channel: "none" }, "This course is not known"],
])("shows the form of %s again with the problem", async (path, fields, problem) => {
  const response = await post(path, fields);
  expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(problem)]);
});
