import { beforeEach, describe, expect, it } from "vitest";
import { buildProperty, storeProperties } from "../../../support/properties.ts";
import { attributesOf, findAll, openServed, textsOf } from "./served-page.ts";

/** Thirty homes: `Home 29` is the newest. The rents are 500, 1000, 1500, 2000 and 2500, three of each. */
const rents = [500, 1000, 1500, 2000, 2500];
beforeEach(async () => {
  const homes = Array.from({ length: 30 }, (_, at) =>
    at % 2
      ? buildProperty({
          kind: "rent",
          title: `Home ${at}`,
          area: "Sinkor",
          monthly_rent: rents[(at >> 1) % 5],
          bedrooms: 2,
        })
      : buildProperty({ kind: "buy", title: `Home ${at}`, area: "Congo Town", property_type: "Villa" }),
  );
  await storeProperties(...homes);
});

const titlesOf = (html: string) => textsOf(html, "main article h2");
const namesFrom = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.floor((first - last) / step) + 1 }, (_, at) => `Home ${first - at * step}`);

/** Submits choices with the form of a list, which must offer each of them. Returns the list that it opens. */
async function submit(html: string, choices: [name: string, value: string][]): Promise<string> {
  const [action = ""] = await attributesOf(html, "#list-form", "action");
  const fields = await findAll(html, "main [name]");
  const options = await attributesOf(html, "main option:not([disabled])", "value");
  const offers = (name: string, value: string) =>
    fields.some(
      ({ attributes }) =>
        attributes.name === name && !("disabled" in attributes) && (name === "q" || attributes.value === value),
    ) ||
    (fields.some(({ attributes }) => attributes.name === name) && options.includes(value));
  expect(choices.filter(([name, value]) => !offers(name, value))).toEqual([]);
  const { location, html: list } = await openServed(`${action}?${new URLSearchParams(choices)}`);
  return location === null ? list : (await openServed(location)).html;
}

describe("a list without a script", () => {
  it.each([
    ["/properties", 30, namesFrom(29, 6), namesFrom(5, 0)],
    ["/rent", 15, namesFrom(29, 1, 2), undefined],
    ["/buy", 15, namesFrom(28, 0, 2), undefined],
  ])("%s has all its %i homes in the HTML, page by page", async (path, count, first, next) => {
    const { html } = await openServed(path);
    expect(await titlesOf(html)).toEqual(first);
    expect(await attributesOf(html, "main article h2 a", "href")).toEqual(
      first.map(() => expect.stringMatching(/^\/property\/[0-9a-f-]{36}$/)),
    );
    expect(await textsOf(html, "[role=status]")).toContain(`${count} properties found`);
    const links = await findAll(html, "a[href*='cursor=']");
    expect(links.map(({ text }) => text)).toEqual(next ? ["Next"] : []);
    if (next) expect(await titlesOf((await openServed(links[0]?.attributes.href ?? "")).html)).toEqual(next);
  });

  it("offers all filters on request, sorts, and removes each by its chip", async () => {
    const { html: short } = await openServed("/properties");
    expect(await findAll(short, "#list-form input[type=checkbox]")).toEqual([]);
    const asked = await submit(short, [
      ["q", "street"],
      ["filters", "all"],
    ]);
    expect(await attributesOf(asked, "input[name=q]", "value")).toEqual(["street"]);
    const filtered = await submit(asked, [
      ["q", "street"],
      ["property_type", "Villa"],
      ["available", "true"],
      ["sort", "price-low"],
    ]);
    expect(await textsOf(filtered, "[role=status]")).toContain("15 properties found");
    const chips = await findAll(filtered, "a[aria-label^='Remove ']");
    expect(chips.map(({ attributes }) => attributes["aria-label"])).toEqual(
      expect.arrayContaining(["Remove Villa", "Remove Available only"]),
    );
    const remove = chips.find(({ attributes }) => attributes["aria-label"] === "Remove Villa");
    const { html: wider } = await openServed(remove?.attributes.href ?? "");
    expect(await textsOf(wider, "[role=status]")).toContain("30 properties found");
  });

  it("filters rents by price including both bounds", async () => {
    const { html } = await openServed("/rent?filters=all");
    const [price] = await findAll(html, "select[name=price]");
    expect(price?.text).toContain("$1,000 – $2,000 (9)");
    const filtered = await submit(html, [["price", "1000-2000"]]);
    expect(new Set(await textsOf(filtered, "main article .price"))).toEqual(
      new Set(["$1,000/mo", "$1,500/mo", "$2,000/mo"]),
    );
    expect(await textsOf(filtered, "[role=status]")).toContain("9 properties found");
  });
});

describe("the home page without a script", () => {
  it("shows four real homes, the services and a search whose tabs and words lead to a list", async () => {
    const { html } = await openServed("/?show=buy");
    expect(await textsOf(html, "[aria-labelledby=featured] h3")).toHaveLength(4);
    expect(await attributesOf(html, "nav[aria-label=Services] a", "href")).toHaveLength(4);
    expect((await openServed("/")).html).not.toContain(">Sample<");
    const [form] = await findAll(html, "main form");
    const { location } = await openServed(`${form?.attributes.action}?q=congo+town&price=`);
    const { html: list } = await openServed(location ?? "");
    expect(await textsOf(list, "h1")).toEqual(["Properties for Sale"]);
    expect(await titlesOf(list)).toEqual(namesFrom(28, 0, 2));
  });

  it("turns words into filters, shown as chips, and keeps the rest as text", async () => {
    const { location } = await openServed("/rent?q=two+bedroom+house+in+sinkor,+quiet+lane&price=");
    expect(location).toBe("/rent?q=quiet+lane&property_type=House&area=Sinkor&min_bedrooms=2");
    const { html } = await openServed(location ?? "");
    const chips = await findAll(html, "a[aria-label^='Remove ']");
    const labels = chips.map(({ attributes }) => attributes["aria-label"]);
    expect(new Set(labels)).toEqual(
      new Set(["Remove For Rent", "Remove “quiet lane”", "Remove House", "Remove Sinkor", "Remove 2+ beds"]),
    );
    expect(await attributesOf(html, "input[name=q]", "value")).toEqual(["quiet lane"]);
    const { html: wider } = await openServed(chips[labels.indexOf("Remove “quiet lane”")]?.attributes.href ?? "");
    expect(await textsOf(wider, "[role=status]")).toContain("15 properties found");
  });
});
