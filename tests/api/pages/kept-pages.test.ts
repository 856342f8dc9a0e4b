import { expect, it } from "vitest";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";

const getText = async (path: string) => (await send(path)).text();
const rename = (uuid: string, title: string) => runSql("UPDATE properties SET title = ? WHERE uuid = ?", title, uuid);

it.each([
  ["the page of a property", (uuid: string) => `/property/${uuid}`],
  ["a list page", () => "/rent"],
  ["a list of the API", () => "/api/v1/public/rent/properties?view=card"],
])("shows a change at once although it was just created: %s", async (_, getPath) => {
  const { uuid } = await storeProperty({ kind: "rent", title: "House with a blue gate" });
  const path = getPath(uuid);
  expect(await getText(path)).toContain("House with a blue gate");
  await rename(uuid, "House with a green gate");
  const changed = await getText(path);
  expect(changed).toContain("House with a green gate");
  expect(changed).not.toContain("House with a blue gate");
  await rename(uuid, "House with a blue gate");
  expect(await getText(path)).toContain("House with a blue gate");
});

it.each([
  ["the facets", "/api/v1/public/facets?kind=rent"],
  ["the rent summary", "/api/v1/public/rent/summary"],
])("no longer counts a home hidden just after it was counted: %s", async (_, path) => {
  const { uuid } = await storeProperty({ kind: "rent", title: "House with a blue gate" });
  const [counted, repeated] = [await getText(path), await getText(path)];
  expect(repeated).toBe(counted);
  await runSql("UPDATE properties SET published = 0 WHERE uuid = ?", uuid);
  expect(await getText(path)).not.toBe(counted);
});

it("shows a property as soon as it is published", async () => {
  const { uuid } = await storeProperty({ title: "House with a blue gate" });
  await runSql("UPDATE properties SET published = 0 WHERE uuid = ?", uuid);
  expect((await send(`/property/${uuid}`)).status).toBe(404);
  await runSql("UPDATE properties SET published = 1 WHERE uuid = ?", uuid);
  expect((await send(`/property/${uuid}`)).status).toBe(200);
});
